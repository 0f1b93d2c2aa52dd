import { dealTarget } from '../areas/offering/deals/authoring/deal-target.ts';
import type { DealRecord } from '../areas/offering/deals/deal-record.ts';
import { draftOfDeal } from '../areas/offering/deals/draft-of-deal.ts';
import type { Db } from '../platform/db/tables.ts';
import { transact } from '../platform/db/transact.ts';
import { letInAsFounder } from './let-in.ts';
import type { TestPortal } from './open-test-portal.ts';

type Terms = Omit<DealRecord, 'id' | 'isLive' | 'unitsTaken'>;

/**
 * Publishes the next version of a deal with other terms, as two persons do, past everything that their pages ask: for tests of what
 * comes after.
 */
export async function publishTerms(
  portal: Pick<TestPortal, 'db'>,
  dealId: string,
  changed: Partial<Terms>,
): Promise<void> {
  await transact(portal.db, async (trx) => {
    const terms = { ...(await lockTerms(trx, dealId)), ...changed };
    await publishDraft(trx, dealId, draftOfDeal(terms), async (version) => {
      await trx
        .updateTable('deals')
        .set({
          unit_price_cents: terms.unitPriceCents,
          opens_at: terms.opensAt,
          closes_at: terms.closesAt,
          content: JSON.stringify(terms.content),
          version,
          updated_at: new Date(),
        })
        .where('id', '=', dealId)
        .execute();
    });
  });
}

async function lockTerms(trx: Db, dealId: string): Promise<Terms> {
  return trx
    .selectFrom('deals')
    .select(['slug', 'type', 'province', 'content'])
    .select(['unit_price_cents as unitPriceCents', 'units_total as unitsTotal'])
    .select(['minimum_units as minimumUnits', 'maximum_units as maximumUnits'])
    .select(['opens_at as opensAt', 'closes_at as closesAt'])
    .where('id', '=', dealId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Keeps a draft as the next version of a deal, as two persons agreed whose access ends with it, and does within that what else there is to do. */
export async function publishDraft(
  trx: Db,
  dealId: string,
  draft: object,
  apply: (version: number) => Promise<unknown>,
): Promise<void> {
  const { version } = await trx
    .selectFrom('deals')
    .select('version')
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  await asTwo(trx, { dealId, targetVersion: version, draft }, async (proposalId) => {
    await trx
      .insertInto('deal_versions')
      .values({
        deal_id: dealId,
        number: version + 1,
        draft: JSON.stringify(draft),
        attachments: '{"documents":[]}',
        proposal_id: proposalId,
        published_at: new Date(),
      })
      .execute();
    await apply(version + 1);
  });
}

type Proposed = { dealId: string; targetVersion: number; draft: object };

async function asTwo(
  trx: Db,
  { dealId, targetVersion, draft }: Proposed,
  apply: (proposalId: string) => Promise<void>,
): Promise<void> {
  const at = new Date();
  const [id, maker, checker] = [crypto.randomUUID(), await addPerson(trx), await addPerson(trx)];
  const { payload_hash } = await trx
    .insertInto('proposals')
    .values({
      id,
      kind: 'publish-deal',
      target: dealTarget(dealId),
      target_version: targetVersion,
      payload: JSON.stringify(draft),
      maker_id: maker,
      state: 'submitted',
      required_approvals: 1,
      reason: null,
      ended_by: null,
      created_at: at,
      submitted_at: at,
      ended_at: null,
      expires_at: at,
    })
    .returning('payload_hash')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('approvals')
    .values({ proposal_id: id, checker_id: checker, payload_hash, approved_at: at })
    .execute();
  const proposal = trx.updateTable('proposals').where('id', '=', id);
  await proposal.set({ state: 'approved' }).execute();
  await apply(id);
  await proposal.set({ state: 'applied', ended_at: at }).execute();
  await trx.updateTable('staff').set({ ended_at: at }).where('id', 'in', [maker, checker]).execute();
}

async function addPerson(trx: Db): Promise<string> {
  const id = crypto.randomUUID();
  const at = new Date(0);
  const email = `${id}@office.example`;
  await trx
    .insertInto('staff')
    .values({
      id,
      email,
      first_name: 'Maude',
      last_name: 'Lafleur',
      language: 'en',
      roles: ['deals'],
      representative_id: null,
      password_hash: null,
      created_at: at,
      joined_at: at,
      ended_at: null,
    })
    .execute();
  await letInAsFounder(trx, id, 'deals', at);
  return id;
}
