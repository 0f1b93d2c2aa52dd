import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { FormNamed } from '@portal/domain/agreement/signing/signing.wire';
import { LAW_FORMS, type LawForm, RULE_OF_FORM } from '@portal/domain/ground/law/law-forms';
import { isRuleId, RULES } from '@portal/domain/ground/law/rules';
import { confirmationOf, stateOfRule } from '@portal/domain/ground/law/state-of-rule';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { speaking } from '../../../../papers/documents/freeze-documents.ts';
import { type FormToSign, KIND_OF_FORM } from '../../../../papers/law-forms/law-form.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { translateKey } from '../../../../platform/language/translate.ts';
import { findLastDecision, type KeptDecision } from '../../../order/exemptions/find-decisions.ts';
import { listPurchasers } from '../../../order/trades/find-purchasers.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { documentsOf, type Envelope, nameOfPaper } from '../ceremony/envelope.ts';

/** What was decided of an order, as its papers say it: the exemptions by name and section, and the forms of each purchaser. */
export type LawOfOrder = {
  /** Null where nothing was decided that binds. */
  exemption: string | null;
  forms: readonly Omit<FormToSign, 'purchaser'>[];
  provinces: Partial<Record<SignerRole, FormToSign['purchaser']['province']>>;
};

/** The decisions of an order that bind: the last of each purchaser, by their part in the ceremony. What was only looked on binds nobody. */
async function bindingDecisions(
  db: Db,
  trade: Pick<TradeRecord, 'investorId' | 'id'>,
): Promise<{ role: SignerRole; decision: KeptDecision }[]> {
  const found: { role: SignerRole; decision: KeptDecision }[] = [];
  for (const { role, investorId, declinedAt } of await listPurchasers(db, trade)) {
    if (investorId === null || declinedAt !== null) {
      continue;
    }
    const decision = await findLastDecision(db, { tradeId: trade.id, investorId });
    if (decision?.outcome === 'allowed' && !decision.isObserved) {
      found.push({ role: role === 'first' ? 'investor' : 'joint', decision });
    }
  }
  return found;
}

/**
 * What the law asks of an order's papers in a language. Throws FORM_OFF where a form that was decided on may not be used in it: a
 * person in Québec is given the French version first, which may lack wording that the English one has.
 */
export async function lawOfOrder(
  db: Db,
  deps: Pick<Deps, 'config'>,
  trade: Pick<TradeRecord, 'investorId' | 'id'>,
  language: Language,
): Promise<LawOfOrder> {
  const decisions = await bindingDecisions(db, trade);
  const exemptions = new Set(decisions.flatMap(({ decision }) => exemptionName(decision, language)));
  return {
    exemption: exemptions.size === 0 ? null : [...exemptions].join('; '),
    forms: decisions.flatMap(({ role, decision }) =>
      LAW_FORMS.filter((form) => decision.forms.includes(form)).map((form) => ({
        form,
        for: role,
        isSpecimen: isSpecimen(deps, form, language, decision.decidedOn),
      })),
    ),
    provinces: Object.fromEntries(
      decisions.flatMap(({ role, decision }) =>
        isProvinceCode(decision.province) ? [[role, decision.province]] : [],
      ),
    ),
  };
}

/** The prescribed forms that a purchaser signs with an order, by kind and title, as they were decided on. */
export async function listFormsOf(
  db: Db,
  trade: Pick<TradeRecord, 'investorId' | 'id'>,
  role: SignerRole,
  language: Language,
): Promise<FormNamed[]> {
  const decisions = await bindingDecisions(db, trade);
  const forms = decisions.filter((one) => one.role === role).flatMap(({ decision }) => decision.forms);
  return LAW_FORMS.filter((form) => forms.includes(form)).map((form) => ({
    kind: KIND_OF_FORM[form],
    title: translateKey(language, `documentsForms.titles.${form}`),
  }));
}

/** The names of the papers (`nameOfPaper`) that are forms of an order's purchasers, as they were decided on. */
export async function formNamesOf(db: Db, trade: Pick<TradeRecord, 'investorId' | 'id'>): Promise<string[]> {
  const decisions = await bindingDecisions(db, trade);
  return decisions
    .flatMap(({ role, decision }) =>
      LAW_FORMS.filter((form) => decision.forms.includes(form)).map((form) =>
        nameOfPaper({ kind: KIND_OF_FORM[form], for: role }),
      ),
    )
    .toSorted();
}

/** The same of a ceremony: of its own papers and of those that keep their signatures. */
export function formNamesIn(envelope: Pick<Envelope, 'frozen' | 'language'>): string[] {
  const kinds = new Set<string>(Object.values(KIND_OF_FORM));
  return [...documentsOf(envelope), ...(envelope.frozen.again?.kept ?? [])]
    .filter(({ kind }) => kinds.has(kind))
    .map(nameOfPaper)
    .toSorted();
}

function exemptionName({ exemption, ruleId }: KeptDecision, language: Language): string[] {
  if (exemption === null || ruleId === null || !isRuleId(ruleId)) {
    return [];
  }
  const t = speaking(language);
  const { instrument, section } = RULES[ruleId];
  const name = t(`documentsForms.exemptions.${exemption}`);
  const where = t(`officeLaw.instruments.${instrument}`);
  const cited = section === null ? where : t('officeLaw.cite', { instrument: where, section });
  return [t('documentsForms.exemption', { name, cited })];
}

function isSpecimen(
  { config }: Pick<Deps, 'config'>,
  form: LawForm,
  language: Language,
  day: string,
): boolean {
  const id = RULE_OF_FORM[form][language];
  const isConfirmed = confirmationOf(id, config.brand.law, day) !== null;
  const state = stateOfRule(RULES[id], { isConfirmed, isProduction: config.stage === 'production', day });
  if (state !== 'confirmed' && state !== 'specimen') {
    throw new AppError('FORM_OFF');
  }
  return state === 'specimen';
}
