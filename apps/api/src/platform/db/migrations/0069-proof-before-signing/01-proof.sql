-- What the investor of a session gave when they last proved who they are (stepped_up_at). Servers of the version before write neither, and
-- such a session has proved nothing.
alter table sessions add column proved_by text;
alter table sessions add constraint sessions_proved_by_known
check (proved_by in ('password', 'new-password', 'app', 'recovery-code')) not valid;

-- The session in which a signer asked for their link, and the proof on which their signature rests, as it was when they signed.
alter table signing_signers add column session_id text;
alter table signing_signers add column proved_at timestamptz;
alter table signing_signers add column proved_by text;
alter table signing_signers add constraint signer_proof_is_whole
check ((proved_at is null) = (proved_by is null)) not valid;
