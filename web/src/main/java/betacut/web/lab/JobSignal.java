package betacut.web.lab;

import betacut.search.StopSignal;

/** Ends a job; whoever looks on without a thread of his own hears here that it got somewhere. */
class JobSignal extends StopSignal {
  void changed() {}
}
