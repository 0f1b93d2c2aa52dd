import { hasParts, isBlank, partAt } from '@portal/domain/client/kyc/fields/draft';
import { fullQuestionKeyOf, groupKeyOf, helpKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { lossSharesLeft } from '@portal/domain/client/kyc/sections/investing';
import { BASIS_POINTS_PER_PERCENT } from '@portal/domain/ground/formats/numbers';
import { fieldId } from '@portal/web/form/field-id';
import { useIssueText } from '@portal/web/form/use-issue-text';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { HINT, LABEL } from '@portal/web/ui/field';
import { describedBy, NativeProblem } from '@portal/web/ui/native-field';
import { lazy, Suspense } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { KycField } from '../fields/kyc-field.tsx';
import { FieldGroup, Wide } from '../groups/field-group.tsx';
import { Later } from '../groups/later.tsx';
import { useSectionContext } from './section-context.ts';

/** Loaded on demand: many people bought nothing elsewhere. */
const PurchasesElsewhere = lazy(async () => ({
  default: (await import('../late-parts.ts')).PurchasesElsewhere,
}));

/** Experience, goals and risk. */
export function InvestingSection() {
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const { mayBeLimited } = useSectionContext();
  const bought: unknown = useWatch({ control, name: 'investing.boughtElsewhere' });
  const title = (group: string) => translate(groupKeyOf('investing', group));
  return (
    <>
      <FieldGroup title={title('experience')}>
        <Wide>
          <KycField path="investing.knowledge" layout="pairs" />
        </Wide>
        <Wide>
          <KycField path="investing.experience" layout="pairs" />
        </Wide>
        {mayBeLimited ? (
          <Wide>
            <KycField path="investing.boughtElsewhere" />
          </Wide>
        ) : null}
        {mayBeLimited && bought === true ? (
          <Wide>
            <Suspense>
              <PurchasesElsewhere />
            </Suspense>
          </Wide>
        ) : null}
        <Wide>
          <KycField path="investing.newAccount" optional layout="pairs" />
        </Wide>
      </FieldGroup>
      <Later>
        <FieldGroup title={title('goals')}>
          <Wide>
            <KycField path="investing.objective" layout="pairs" />
          </Wide>
          <Wide>
            <KycField path="investing.timeframeYears" />
          </Wide>
          <Wide>
            <KycField path="investing.liquidityNeed" />
          </Wide>
        </FieldGroup>
        <FieldGroup title={title('risk')}>
          <Wide>
            <KycField path="investing.riskTolerance" layout="pairs" />
          </Wide>
          <Wide>
            <KycField path="investing.risk" layout="pairs" />
          </Wide>
          <Wide>
            <LossShares />
          </Wide>
          <Wide>
            <KycField path="investing.comfortablePercentage" />
          </Wide>
          <Wide>
            <KycField path="investing.source" layout="pairs" />
          </Wide>
        </FieldGroup>
      </Later>
    </>
  );
}

const SHARES = 'investing.potentialLoss';

/** Three percentages that add up to 100, with the remainder shown while typing. */
function LossShares() {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const formats = useFormats();
  const { control, setValue } = useFormContext();
  const shares: unknown = useWatch({ control, name: SHARES });
  const error = useGroupError();
  const left = lossSharesLeft(shares);
  const last = lastShare(shares);
  const percent = formats.percent(Math.abs(left));
  const id = fieldId(SHARES);
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy(id, { hint: true, error })}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Not when moving to the last one: the filled-in value would precede what is typed there.
        if (last !== null && !currentTarget.contains(relatedTarget)) {
          setValue(last.path, last.share, { shouldDirty: true });
        }
      }}
    >
      <legend className={LABEL}>{translate(fullQuestionKeyOf('investing', 'potentialLoss'))}</legend>
      <p id={`${id}-hint`} className={`${HINT} mt-1`}>
        {translate(helpKeyOf('investing', 'potentialLoss'))}
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-3">
        <KycField path="investing.potentialLoss.low" />
        <KycField path="investing.potentialLoss.medium" />
        <KycField path="investing.potentialLoss.high" />
      </div>
      <p
        role="status"
        className={`figures mt-4 rounded-control px-4 py-2.5 font-semibold ${left === 0 ? 'bg-success-soft text-success' : 'bg-attention-soft text-attention'}`}
      >
        {left === 0 ? t('kycForm.loss.even') : null}
        {left > 0 ? t('kycForm.loss.left', { percent }) : null}
        {left < 0 ? t('kycForm.loss.over', { percent }) : null}
      </p>
      <div className="mt-2">
        <NativeProblem id={id} error={error} />
      </div>
    </fieldset>
  );
}

/** With two of three given, the third follows; null before, and if they exceed 100 already. */
function lastShare(shares: unknown): { path: string; share: number } | null {
  const left = lossSharesLeft(shares);
  const [name, another] = ['low', 'medium', 'high'].filter((each) => isBlank(partAt(shares, each)));
  return name === undefined || another !== undefined || left < 0
    ? null
    : { path: `${SHARES}.${name}`, share: left / BASIS_POINTS_PER_PERCENT };
}

/** The error of the three together: on the group, or as `root` if parts have errors too. */
function useGroupError(): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const issueText = useIssueText();
  const found: unknown = get(errors, SHARES);
  const error = hasParts(found) && hasParts(found.root) ? get(errors, `${SHARES}.root`) : get(errors, SHARES);
  return hasParts(error) && typeof error.type === 'string' ? issueText(get(errors, SHARES)) : undefined;
}
