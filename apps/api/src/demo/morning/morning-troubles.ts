import { documentsContext } from '../../areas/agreement/signing/ceremony/envelope.ts';
import { findSubmittedKyc } from '../../areas/client/kyc/submitted/find-submitted-kyc.ts';
import { sealJson } from '../../platform/crypto/seal-json.ts';
import type { Db } from '../../platform/db/tables.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordBounces } from '../../platform/mail/record-bounces.ts';
import { demoInvestorId, MORNING_INVESTOR } from '../people/demo-person.ts';
import type { DemoStep } from '../people/demo-step.ts';
import { hasBounce, insertGivenUpMail, insertUntoldPapers } from './demo-morning.store.ts';

const HOUR_MS = 3_600_000;
/** Recorded last, so its presence means that all exist. */
const BOUNCE = 'demonstration';
/** The error of the given-up job. */
export const LEFT_UNDONE = 'The mail server did not answer';

/** What went wrong overnight: papers the provider never received, a given-up job, a bounced message. */
export const morningTroubles: DemoStep = {
  name: 'troubles of the night',
  isDone: ({ db }) => hasBounce(db, MORNING_INVESTOR.email),
  run: async (deps) => {
    await transact(deps.db, async (trx) => {
      await leavePapers(trx, deps);
      await insertGivenUpMail(trx, { message: LEFT_UNDONE, at: anHourAgo(deps) });
    });
    await recordBounces(deps, [
      {
        eventId: BOUNCE,
        address: MORNING_INVESTOR.email,
        kind: 'soft',
        messageId: null,
        reason: 'The mailbox is full',
        at: deps.clock.now(),
      },
    ]);
  },
};

/** A ceremony of an unfinished order, as left behind if the provider did not answer. */
async function leavePapers(trx: Db, deps: Deps): Promise<void> {
  const investorId = await demoInvestorId({ ...deps, db: trx }, MORNING_INVESTOR);
  const kyc = await findSubmittedKyc(trx, investorId);
  if (kyc !== undefined) {
    const id = deps.newId();
    const sealedDocuments = sealJson(deps.secrets, [], documentsContext(id));
    await insertUntoldPapers(trx, { id, investorId, kycId: kyc.id, sealedDocuments, at: anHourAgo(deps) });
  }
}

function anHourAgo({ clock }: Pick<Deps, 'clock'>): Date {
  return new Date(clock.now().getTime() - HOUR_MS);
}
