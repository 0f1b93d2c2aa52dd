-- What the papers of a ceremony were written by: the last decision of the order at that moment, and which of them are prescribed forms,
-- each with who signs it. Both are null in ceremonies of before, and where a profile is confirmed on its own.
alter table signing_envelopes add column decided_through bigint, add column form_names text[];
