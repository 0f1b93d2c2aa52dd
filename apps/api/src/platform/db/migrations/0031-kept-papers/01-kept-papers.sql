-- Papers that keep their signatures and their seal while others of the same order are signed again.
create table kept_papers (
  investor_id text not null references investors (id),
  envelope_id text not null references signing_envelopes (id),
  document_id text not null,
  primary key (envelope_id, document_id),
  foreign key (investor_id, document_id) references signed_documents (investor_id, id)
);
create index kept_papers_by_document on kept_papers (investor_id, document_id);

create function refuse_kept_paper_change() returns trigger language plpgsql as $$
begin
  raise exception 'Which papers kept their signatures stays on record'
    using errcode = 'check_violation', constraint = 'kept_papers_stay';
end $$;
create trigger kept_papers_stay before update or delete on kept_papers
for each row execute function refuse_kept_paper_change();
