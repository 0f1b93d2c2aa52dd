-- The firm: the dealer's people, and the lists that they take out of the portal.

-- The dealer's people and their role. A role is given by two, or in an emergency.
create table staff (
  id text primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  language text not null check (language in ('en', 'fr')),
  role text not null check (role in ('representative', 'compliance', 'finance', 'deals', 'administrator')),
  representative_id text,
  password_hash text,
  created_at timestamptz not null,
  joined_at timestamptz,
  ended_at timestamptz,
  version int not null default 0,
  check ((role = 'representative') = (representative_id is not null))
);

create function keep_role() returns trigger language plpgsql as $$
declare
  tie jsonb := require_two_or_emergency(array['change-role', 'let-in'], 'staff:' || new.id);
begin
  if tie ? 'proposal' and not exists (
    select 1 from proposals where id = tie ->> 'proposal' and payload ->> 'toRole' = new.role
      and payload ->> 'representativeId' is not distinct from new.representative_id
  ) then
    raise exception 'Another role was approved'
      using errcode = 'check_violation', constraint = 'role_as_approved';
  end if;
  return new;
end $$;
create trigger roles_are_given_by_two before update of role, representative_id on staff
for each row when (new.role is distinct from old.role or new.representative_id is distinct from old.representative_id)
execute function keep_role();

-- Whose the uploads, means of signing in and replies above are.
alter table uploads add constraint uploads_staff_id_fkey foreign key (staff_id) references staff (id);
alter table sessions add constraint sessions_staff_id_fkey foreign key (staff_id) references staff (id);
alter table two_factor add constraint two_factor_staff_id_fkey foreign key (staff_id) references staff (id);
alter table recovery_codes add constraint recovery_codes_staff_id_fkey foreign key (staff_id) references staff (id);
alter table sign_in_challenges
  add constraint sign_in_challenges_staff_id_fkey foreign key (staff_id) references staff (id);
alter table sign_in_places add constraint sign_in_places_staff_id_fkey foreign key (staff_id) references staff (id);
alter table contact_replies add constraint contact_replies_staff_id_fkey foreign key (staff_id) references staff (id);

-- Links by which somebody joins, by a hash of their token.
create table staff_invitations (
  token_hash text primary key,
  staff_id text not null references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitations_by_staff on staff_invitations (staff_id);

-- Lists that somebody asked for as a file, until the file expires.
create table office_exports (
  id text primary key,
  staff_id text not null references staff (id),
  list text not null,
  sealed_filter bytea not null,
  language text not null check (language in ('en', 'fr')),
  rows int not null check (rows >= 0),
  file_id text references files (id),
  failed_at timestamptz,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index office_exports_by_end on office_exports (expires_at);
create index office_exports_by_person on office_exports (staff_id, asked_at);
