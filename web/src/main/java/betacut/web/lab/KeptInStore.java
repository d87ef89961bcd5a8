package betacut.web.lab;

import betacut.lab.store.RunHeader;

/** A run that the store knows by its own name. */
interface KeptInStore extends KeptRun {
  Laboratory laboratory();

  RunHeader header();

  @Override
  default String name() {
    return header().name();
  }

  @Override
  default String kind() {
    return header().kind();
  }

  @Override
  default String spec() {
    return header().spec();
  }

  @Override
  default void remove() {
    laboratory().with(store -> store.remove(name()));
  }
}
