import { splitSecrets } from '@portal/domain/client/kyc/kyc-secrets';
import { toDomain } from '@portal/domain/client/kyc/kyc-wire-map';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPayors } from '../areas/money/payments/journal/read-payors.ts';
import { openJson } from '../platform/crypto/sealed-json.ts';
import { JOINT, jointOrderToSign } from '../testing/joint-signing.ts';
import { readKyc, submitKyc } from '../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { readTrade } from '../testing/orders.ts';
import { giveAccount } from '../testing/payments.ts';
import { type Person, registerPerson } from '../testing/people.ts';
import { readColumns } from '../testing/read-everything.ts';
import { openSigningPage, orderToSign, signThroughCeremony } from '../testing/signing.ts';
import { sealWhatIsClear } from './seal-what-is-clear.ts';

const LIMIT_MS = 180_000;
const MANY = 230;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, LIMIT_MS);
afterAll(() => portal.close());

/** Puts every sealed row back into the shape in which the version before kept it. */
async function bringBackClear(): Promise<void> {
  const { secrets: box } = portal.deps;
  await sql`alter table kyc_versions disable trigger refuse_clear_answers`.execute(portal.db);
  const versions = await sql<{ id: string; answers: Buffer }>`
    select id, answers from kyc_versions where answers is not null`.execute(portal.db);
  for (const { id, answers } of versions.rows) {
    const { open, secrets } = splitSecrets(await openJson<object>(box, answers, `kyc-answers:${id}`));
    const sealed = Object.keys(secrets).length === 0 ? null : box.seal(JSON.stringify(secrets), `kyc:${id}`);
    await sql`
      update kyc_versions set answers = null, province = null, sections = ${JSON.stringify(open)},
        secrets = ${sealed}, completion = '{}' where id = ${id}`.execute(portal.db);
  }
  const envelopes = await sql<{ id: string; sealed: Buffer }>`
    select id, sealed_documents as sealed from signing_envelopes`.execute(portal.db);
  for (const { id, sealed } of envelopes.rows) {
    const documents = await openJson<object>(box, sealed, `envelope-documents:${id}`);
    await sql`
      update signing_envelopes set sealed_documents = null, documents = ${JSON.stringify(documents)}
      where id = ${id}`.execute(portal.db);
  }
  const signers = await sql<{ id: string; role: string; person: Buffer; signature: Buffer | null }>`
    select envelope_id as id, role, sealed_person as person, sealed_signature as signature
    from signing_signers`.execute(portal.db);
  for (const { id, role, person, signature } of signers.rows) {
    const who = await openJson<object>(box, person, `signer-person:${id}:${role}`);
    const mark =
      signature === null ? null : await openJson<object>(box, signature, `signer-signature:${id}:${role}`);
    await sql`
      update signing_signers set sealed_person = null, person = ${JSON.stringify(who)},
        sealed_signature = null, signature = ${mark === null ? null : JSON.stringify(mark)}
      where envelope_id = ${id} and role = ${role}`.execute(portal.db);
  }
  const trades = await sql<{ id: string; schedule: Buffer | null; joint: Buffer | null }>`
    select id, sealed_schedule_a as schedule, sealed_joint_investor as joint from trades`.execute(portal.db);
  for (const { id, schedule, joint } of trades.rows) {
    const clear = async (sealed: Buffer | null, context: string) =>
      sealed === null ? null : JSON.stringify(await openJson<object>(box, sealed, `${context}:${id}`));
    await sql`
      update trades set sealed_schedule_a = null, schedule_a = ${await clear(schedule, 'schedule-a')}::jsonb,
        sealed_joint_investor = null, joint_investor = ${await clear(joint, 'joint-investor')}::jsonb
      where id = ${id}`.execute(portal.db);
  }
  await sql`update payment_instructions set account_holder = 'Ada Tremblay'`.execute(portal.db);
  // As a server of the version before writes it.
  await sql`
    insert into money_journal (id, source, event_id, kind, amount_cents, debit_account, credit_account, value_at,
      recorded_at, order_was_closed, facts)
    values ('of before', 'dealer', 'of before', 'received', 1, 'trust', 'unapplied', now(), now(), false,
      '{"payor": "Ana Roy", "method": "wire"}')
    on conflict do nothing`.execute(portal.db);
}

/** The columns that a version before wrote in clear and that hold something. */
async function clearColumns(): Promise<string[]> {
  const once = [
    'kyc_versions.sections',
    'kyc_versions.secrets',
    'kyc_versions.completion',
    'signing_envelopes.documents',
    'signing_signers.person',
    'signing_signers.signature',
    'payment_instructions.account_holder',
    'money_payors.payor',
    'trades.schedule_a',
    'trades.joint_investor',
  ];
  const columns = await readColumns(portal.db);
  return columns
    .filter(({ place, values }) => once.includes(place) && values.length > 0)
    .map(({ place }) => place);
}

/** Submitted profiles in the shape of before, copied from this one: enough for several batches. */
async function addMany(from: Person): Promise<void> {
  await sql`
    insert into investors (id, email, first_name, last_name, password_hash, language, terms_accepted_at, created_at)
    select 'old-' || n, 'old-' || n || '@example.com', 'Old', 'Account', '-', 'en', now(), now()
    from generate_series(1, ${sql.lit(MANY)}) n`.execute(portal.db);
  await sql`
    insert into kyc_versions (investor_id, id, version, state, sections, completion, submitted_at, created_at, updated_at)
    select 'old-' || n, 'old-' || n, 1, 'submitted', sections, '{}', now(), now(), now()
    from kyc_versions, generate_series(1, ${sql.lit(MANY)}) n
    where investor_id = ${from.user.id} and state = 'submitted'`.execute(portal.db);
}

describe('rows that the version before wrote in clear', () => {
  it(
    'are understood, sealed while their people write, and then gone, with nothing lost',
    async () => {
      const order = await orderToSign(portal);
      await signThroughCeremony(portal, order);
      const joint = await jointOrderToSign(portal);
      await giveAccount(portal, joint.person, joint.tradeId, { paymentMethod: '1' });
      await openSigningPage(portal, joint);
      const writer = await registerPerson(portal);
      await writer.post('/user/kyc/save', { basics: KYC_EXAMPLE.basics });
      const early = await registerPerson(portal);
      await early.post('/user/kyc/save', { basics: KYC_EXAMPLE.basics });
      await bringBackClear();
      await addMany(order.person);
      const before = await readKyc(order.person);
      const orderBefore = await readTrade(joint.person, joint.tradeId);
      expect(orderBefore).toMatchObject({ jointInvestor: JOINT, subDoc: { scheduleA: { city: 'Toronto' } } });

      // Read and changed in the old shape, before anything is sealed.
      expect(before.sections.basics?.lastName).toBe('Tremblay');
      expect((await readKyc(writer)).sections.basics?.socialInsuranceNumber).toBe('***-***-544');
      const saved = await early.post('/user/kyc/save', { basics: { address: { street: '1 Early Street' } } });
      expect(saved.statusCode).toBe(200);
      const page = await openSigningPage(portal, joint);
      expect((await page.open()).signer.name).toBe('Ada Tremblay');

      const [firstRun, secondRun, ...saves] = await Promise.all([
        sealWhatIsClear(portal.deps),
        sealWhatIsClear(portal.deps),
        ...Array.from({ length: 12 }, (_, round) =>
          writer.post('/user/kyc/save', { basics: { address: { street: `${round} Writer Street` } } }),
        ),
        page.prepare(),
      ]);
      expect(saves.filter((reply) => reply !== undefined && reply.statusCode !== 200)).toEqual([]);
      await sealWhatIsClear(portal.deps);

      expect(firstRun + secondRun).toBeGreaterThanOrEqual(MANY);
      expect(await clearColumns()).toEqual([]);
      expect([...(await readPayors(portal.db, portal.deps, ['of before'])).values()]).toEqual(['Ana Roy']);
      const { facts } = await portal.db
        .selectFrom('money_journal')
        .select('facts')
        .where('id', '=', 'of before')
        .executeTakeFirstOrThrow();
      expect(facts).toEqual({ method: 'wire' });
      expect(await sealWhatIsClear(portal.deps)).toBe(0);
      expect(await readKyc(order.person)).toEqual(before);
      expect((await readTrade(joint.person, joint.tradeId)).jointInvestor).toEqual(orderBefore.jointInvestor);
      expect((await readTrade(joint.person, joint.tradeId)).subDoc).toEqual(orderBefore.subDoc);
      const written = await readKyc(writer);
      expect(written.sections.basics).toMatchObject({
        socialInsuranceNumber: '***-***-544',
        address: { street: expect.stringMatching(/^\d+ Writer Street$/), city: 'Toronto' },
      });
      expect((await page.sign()).statusCode).toBe(200);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from kyc_versions where id like 'old-%' and province = 'CAN-ON'`.execute(
        portal.db,
      );
      expect(rows).toEqual([{ count: MANY }]);
    },
    LIMIT_MS,
  );

  it('that do not open stay as they are, are told, and keep no other from being sealed', async () => {
    const [broken, whole] = [await registerPerson(portal), await registerPerson(portal)];
    await submitKyc(broken);
    await submitKyc(whole);
    await bringBackClear();
    await sql`
      update kyc_versions set secrets = '\\x0102'::bytea where investor_id = ${broken.user.id}`.execute(
      portal.db,
    );
    await sealWhatIsClear(portal.deps);
    const { rows } = await sql<{ id: string }>`
      select investor_id as id from kyc_versions where sections is not null`.execute(portal.db);
    expect(rows).toEqual([{ id: broken.user.id }]);
    expect((await readKyc(whole)).sections.basics?.lastName).toBe('Tremblay');
    for (const table of ['kyc_flags', 'kyc_number_marks']) {
      await sql`delete from ${sql.table(table)} where investor_id = ${broken.user.id}`.execute(portal.db);
    }
    await sql`delete from kyc_versions where investor_id = ${broken.user.id}`.execute(portal.db);
  });

  it('are not begun anew by a server of the version before that finds a sealed profile', async () => {
    const person = await registerPerson(portal);
    await submitKyc(person);
    await sql`alter table kyc_versions enable trigger refuse_clear_answers`.execute(portal.db);
    const sections = JSON.stringify(toDomain({ basics: { firstName: 'Nobody' } }));
    const start = sql`
      insert into kyc_versions (investor_id, id, version, state, sections, completion, created_at, updated_at)
      values (${person.user.id}, 'from-before', 2, 'draft', ${sections}, '{}', now(), now())`.execute(
      portal.db,
    );
    await expect(start).rejects.toThrow(/sealed/);
    const overwrite = sql`
      update kyc_versions set sections = ${sections} where investor_id = ${person.user.id}`.execute(
      portal.db,
    );
    await expect(overwrite).rejects.toThrow(/answers_in_one_place/);
  });
});
