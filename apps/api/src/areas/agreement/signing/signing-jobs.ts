type OfEnvelope = { investorId: string; envelopeId: string };

export type SigningJobs = {
  'seal-documents': OfEnvelope;
  'sweep-unsealed-documents': Record<string, never>;
  'remind-joint-investors': Record<string, never>;
  'hand-over-papers': OfEnvelope;
  'invite-at-provider': OfEnvelope;
  'reconcile-signing': OfEnvelope;
  'sweep-signing-provider': Record<string, never>;
};
