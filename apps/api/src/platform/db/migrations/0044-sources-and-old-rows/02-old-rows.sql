-- What is forgotten by its age is found by it, so that a portion costs the same however much there is.
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index rate_limits_by_age on rate_limits (window_start);
create index sessions_by_end on sessions (expires_at);
create index password_resets_by_end on password_resets (expires_at);
create index email_verifications_by_end on email_verifications (expires_at);
create index email_changes_by_end on email_changes (expires_at);
create index sign_in_challenges_by_end on sign_in_challenges (expires_at);
create index sign_in_places_by_age on sign_in_places (seen_at);
create index tellings_by_age on tellings (at);
