-- Each purchaser signs their own prescribed form, so a ceremony may have two papers of one kind; null is what all of its signers
-- signed, as servers of the version before write it.
alter table signed_documents add column signed_for text check (signed_for in ('investor', 'joint'));
alter table signed_documents drop constraint signed_documents_envelope_id_kind_key;
create unique index signed_documents_one_of_each on signed_documents (envelope_id, kind, coalesce(signed_for, ''));
