-- What is on offer: its documents, films and pictures.

-- Documents of a deal as they were published, each by its file. A memorandum is published as two approved it, to the
-- byte.
create table deal_documents (
  id text primary key,
  deal_id text not null references deals (id),
  kind text not null,
  language text not null check (language in ('en', 'fr')),
  title text not null,
  version int not null,
  pages int not null,
  file_id text not null references files (id),
  created_at timestamptz not null,
  unique (deal_id, kind, language, version),
  constraint document_is_its_file check (id = file_id)
);

create function keep_published_document() returns trigger language plpgsql as $$
begin
  raise exception 'A document stays as it was published'
    using errcode = 'check_violation', constraint = 'documents_stay';
end $$;
create trigger documents_stay before update or delete on deal_documents
for each row when (old.kind <> 'offering-memorandum')
execute function keep_published_document();

create function keep_published_memorandum() returns trigger language plpgsql as $$
declare
  tie jsonb;
begin
  if tg_op <> 'INSERT' then
    raise exception 'A memorandum stays as it was published'
      using errcode = 'check_violation', constraint = 'memoranda_stay';
  end if;
  tie := require_two_or_emergency(array['publish-memorandum', 'bring-in'], 'memorandum:' || new.deal_id);
  if tie ? 'proposal' and not exists (
    select 1 from proposals join files on files.id = new.file_id
    where proposals.id = tie ->> 'proposal' and (proposals.payload ->> 'version')::int = new.version
      and proposals.payload -> 'documents' @> jsonb_build_array(jsonb_build_object(
        'id', new.file_id, 'language', new.language, 'title', new.title, 'sha256', files.sha256, 'pages', new.pages))
  ) then
    raise exception 'Another memorandum was approved'
      using errcode = 'check_violation', constraint = 'memorandum_as_approved';
  end if;
  return new;
end $$;
create trigger memoranda_are_not_changed before update on deal_documents
for each row when ('offering-memorandum' in (old.kind, new.kind))
execute function keep_published_memorandum();
create trigger memoranda_are_published_by_two before insert on deal_documents
for each row when (new.kind = 'offering-memorandum')
execute function keep_published_memorandum();
create trigger memoranda_do_not_go before delete on deal_documents
for each row when (old.kind = 'offering-memorandum')
execute function keep_published_memorandum();

-- Files that drafts and versions of deals name: parts of films, and documents.
create table deal_files (
  file_id text primary key references files (id),
  deal_id text not null references deals (id),
  part text not null check (part in ('video', 'poster', 'captions', 'document')),
  added_by text references staff (id),
  added_at timestamptz not null
);

-- Films about the platform that the portal keeps and plays.
create table films (
  id text primary key,
  deal_id text references deals (id),
  description_en text not null,
  description_fr text not null,
  video_id text not null references files (id),
  cover_id text not null references files (id),
  captions_en_id text not null references files (id),
  captions_fr_id text not null references files (id),
  added_at timestamptz not null
);
create index films_by_deal on films (deal_id, added_at);

-- Videos about the platform that stand elsewhere, by their address.
create table platform_videos (
  id text primary key,
  address text not null unique,
  title_en text not null,
  title_fr text not null,
  added_at timestamptz not null
);

-- Pictures of deals, as they came.
create table pictures (
  id text primary key,
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_by text not null references staff (id),
  added_at timestamptz not null
);

-- The sizes and formats in which a picture is handed out.
create table picture_files (
  picture_id text not null references pictures (id),
  width int not null,
  format text not null check (format in ('avif', 'webp')),
  file_id text not null references files (id),
  primary key (picture_id, width, format)
);
