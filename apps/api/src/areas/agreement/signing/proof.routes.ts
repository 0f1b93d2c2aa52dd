import { signingProofSchema } from '@portal/domain/agreement/signing/signing.wire';
import { ProveInput } from '@portal/domain/people/account/security-schemas';
import { investorRoute, ok, type Route } from '../../../platform/http/routing/route.ts';
import { PROOF_LIMIT } from '../../people/accounts/prove-person.ts';
import { proveSigner } from './prove-signer.ts';

/** What whoever signs proves in their own session, before they do. */
export const proofRoutes: readonly Route[] = [
  investorRoute({
    method: 'POST',
    path: '/user/signing/prove',
    summary: 'Prove again who one is, before signing',
    description:
      'Holds for 15 minutes in this session, as a log-in does. `token`, of a ceremony of the person, records it there as well.',
    rateLimit: PROOF_LIMIT,
    body: ProveInput,
    resources: { token: 'credential' },
    answer: signingProofSchema,
    errors: ['SIGNING_LINK_INVALID', 'SIGNING_OUT_OF_TURN', 'STATE_REFUSES'],
    handler: async ({ actor, body, origin }, deps) => ok(await proveSigner(deps, actor, body, origin)),
  }),
];
