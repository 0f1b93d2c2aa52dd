-- What a job looks for every few minutes or every night is found by when it is due, so that a look costs what is due and not what there is.
create index proposals_to_expire on proposals (expires_at, id) where state = 'submitted';
create index profiles_to_remind on kyc_versions (submitted_at, id) where state = 'submitted' and review_reminded_at is null;
create index waiting_to_be_told on waiting_list (consented_at, id) where told_at is null;
create index waiting_told on waiting_list (told_at) where told_at is not null;
