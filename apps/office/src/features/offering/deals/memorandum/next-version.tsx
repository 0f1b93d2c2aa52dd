import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { Checkbox } from '@portal/web/ui/checkbox';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BringField } from './bring-field.tsx';
import { EffectOfVersion } from './effect-of-version.tsx';
import { useMoveMemorandumMutation } from './memorandum-api.ts';

type NextVersionProps = {
  dealId: string;
  memorandum: OfficeMemorandum;
  self: StaffSelf;
  onKept: () => void;
};

/** Where the next version is uploaded in both languages, its effect shown, and a second person asked. */
export function NextVersion({ dealId, memorandum, self, onKept }: NextVersionProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { version, drafts, effect, review, approvers } = memorandum;
  const [move, { error, isLoading }] = useMoveMemorandumMutation();
  const [saysTranslation, setSaysTranslation] = useState(false);
  const isTranslation = saysTranslation && mayTranslate(memorandum);
  const submit = async () => {
    const documentIds = drafts.map(({ id }) => id);
    const { data } = await move({ dealId, move: 'submit', body: { documentIds, isTranslation } });
    if (data !== undefined) {
      showToast('success', t('officeMemorandum.next.submitted'));
    }
  };
  return (
    <Card as="section" labelledBy={heading}>
      <div className="grid gap-5">
        <h2 id={heading} className="text-2xl">
          {t('officeDeals.versionNumber', { number: version + 1 })}
        </h2>
        {review === null ? null : <p>{t('officeMemorandum.next.inReview', { number: review.version })}</p>}
        <div className="grid gap-6 md:grid-cols-2">
          {LANGUAGES.map((language) => (
            <BringField
              key={language}
              dealId={dealId}
              language={language}
              draft={drafts.find((draft) => draft.language === language)}
              onKept={onKept}
            />
          ))}
        </div>
        {review !== null || drafts.length === 0 ? null : (
          <>
            {mayTranslate(memorandum) ? (
              <Checkbox
                name="isTranslation"
                value={saysTranslation}
                onChange={setSaysTranslation}
                hint={t('officeMemorandum.next.translationHint')}
              >
                {t('officeMemorandum.next.translation', { number: version })}
              </Checkbox>
            ) : null}
            {isTranslation || drafts.length === LANGUAGES.length ? null : (
              <p className="text-muted">{t('officeMemorandum.next.oneLanguage')}</p>
            )}
            <EffectOfVersion
              effect={effect}
              isTranslation={isTranslation}
              mayOpenOrders={self.actions.includes('orders.view')}
            />
            <FormFailure error={error} />
            {approvers.length === 0 ? (
              <Notice tone="attention" title={t('officeDeals.submit.nobody')}>
                {t('officeDeals.submit.nobodyText')}
              </Notice>
            ) : (
              <div className="grid justify-items-start gap-2">
                <p className="text-muted">
                  {t('officeDeals.submit.text', { names: approvers.map(({ name }) => name).join(', ') })}
                </p>
                <Button tone="primary" isPending={isLoading} onPress={() => void submit()}>
                  {t('officeDeals.submit.action')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

/** True if everything uploaded is in languages that the published version lacks. */
function mayTranslate({ version, versions, drafts }: OfficeMemorandum): boolean {
  const there = versions[0]?.documents ?? [];
  return (
    version > 0 &&
    drafts.length > 0 &&
    drafts.every((draft) => there.every(({ language }) => language !== draft.language))
  );
}
