-- Processor time of the searching thread, which other programs disturb less than wall time. 0 in
-- rows that were measured before it was.

ALTER TABLE lab_measurement ADD COLUMN IF NOT EXISTS cpu_nanos BIGINT DEFAULT 0 NOT NULL;
