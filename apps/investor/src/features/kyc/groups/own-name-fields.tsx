import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import { fullName } from '@portal/domain/ground/formats/full-name';
import { isSameName } from '@portal/domain/ground/people/is-same-name';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { asText } from '../fields/as-text.ts';
import { KycField } from '../fields/kyc-field.tsx';
import { Wide } from './field-group.tsx';

/** The investor's names as on a document, one below the other because some note where they came from. */
export function OwnNameFields() {
  return (
    <NameQuestion>
      <Wide>
        <KycField path="basics.firstName" />
      </Wide>
      <Wide>
        <KycField path="basics.middleName" optional />
      </Wide>
      <Wide>
        <KycField path="basics.lastName" />
      </Wide>
    </NameQuestion>
  );
}

/** The names of the spouse. */
export function SpouseNameFields() {
  return (
    <>
      <KycField path="basics.spouse.firstName" />
      <KycField path="basics.spouse.lastName" />
    </>
  );
}

type Names = { firstName: string; middleName: string; lastName: string };

/**
 * The name fields and, if the name differs from the account's, a question which is right. Asked once the person has left the
 * fields, and never blocking: people marry, and open accounts with short names.
 */
function NameQuestion({ children }: { children: ReactNode }) {
  const { setValue } = useFormContext();
  const account = useAppSelector((state) => state.auth.user);
  const fields = useRef<HTMLDivElement>(null);
  const [names, setNames] = useLeftNames(fields);
  const [kept, setKept] = useState<Names | null>(null);
  const isWhole = !isBlank(names.firstName) && !isBlank(names.lastName);
  const isAsked = account !== null && isWhole && !isSameName(account, names);
  const takeAccounts = ({ firstName, lastName }: { firstName: string; lastName: string }) => {
    for (const [field, name] of Object.entries({ firstName, lastName })) {
      setValue(`basics.${field}`, name, { shouldDirty: true, shouldTouch: true });
    }
    setNames({ ...names, firstName, lastName });
  };
  return (
    <>
      <div ref={fields} className="contents">
        {children}
      </div>
      <Wide>
        {/* A live region must exist before its text does. */}
        <div role="status">
          {isAsked ? (
            <NameNotice
              account={account}
              names={names}
              isKept={kept !== null && isSameName(kept, names)}
              onKeep={() => setKept(names)}
              onTake={() => takeAccounts(account)}
            />
          ) : null}
        </div>
      </Wide>
    </>
  );
}

/** The names as of the last blur. */
function useLeftNames(fields: RefObject<HTMLElement | null>): [Names, (names: Names) => void] {
  const { getValues } = useFormContext();
  const [names, setNames] = useState(() => namesIn(getValues));
  useEffect(() => {
    const box = fields.current;
    const look = () => setNames(namesIn(getValues));
    box?.addEventListener('focusout', look);
    return () => box?.removeEventListener('focusout', look);
  }, [fields, getValues]);
  return [names, setNames];
}

function namesIn(getValue: (name: string) => unknown): Names {
  return {
    firstName: asText(getValue('basics.firstName')),
    middleName: asText(getValue('basics.middleName')),
    lastName: asText(getValue('basics.lastName')),
  };
}

type NameNoticeProps = {
  account: { firstName: string; lastName: string };
  names: Names;
  /** The person confirmed the form's name. */
  isKept: boolean;
  onKeep: () => void;
  onTake: () => void;
};

function NameNotice({ account, names, isKept, onKeep, onTake }: NameNoticeProps) {
  const { t } = useTranslation();
  const ofAccount = fullName(account);
  if (isKept) {
    return <Notice>{t('kycForm.otherName.kept', { account: ofAccount })}</Notice>;
  }
  return (
    <Notice
      title={t('kycForm.otherName.title')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="small" onPress={onTake}>
            {t('kycForm.otherName.take', { account: ofAccount })}
          </Button>
          <Button size="small" onPress={onKeep}>
            {t('kycForm.otherName.keep', { profile: fullName(names) })}
          </Button>
        </div>
      }
    >
      {t('kycForm.otherName.text', { account: ofAccount })}
    </Notice>
  );
}
