import type {
  StatementPreviewAnswer,
  TrustAccountAnswer,
} from '@portal/domain/money/bank/lines/office-money.wire';
import { KNOWN_BANKS } from '@portal/domain/money/bank/statements/bank-profiles';
import { STATEMENT_ENCODINGS } from '@portal/domain/money/bank/statements/statement-profile';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { LayoutForm } from './layout-form.tsx';
import type { Said } from './use-statement-file.ts';

type HowReadProps = {
  account: TrustAccountAnswer;
  said: Said;
  say: (change: Partial<Said>) => Promise<void>;
  file: File;
  preview: StatementPreviewAnswer | undefined;
};

/** Which bank's file it is, or how to read its columns, and which of its accounts to take. */
export function HowRead({ account, said, say, file, preview }: HowReadProps) {
  const { t } = useTranslation();
  const names = [...KNOWN_BANKS, 'ofx' as const].map((value) => ({
    value,
    label: t(`officeBank.profiles.${value}`),
  }));
  const kept =
    account.profileName === null
      ? []
      : [
          {
            value: 'kept',
            label: t('officeBank.import.asLast', { how: t(`officeBank.profiles.${account.profileName}`) }),
          },
        ];
  return (
    <div className="grid gap-5">
      <Select
        name="profile"
        label={t('officeBank.import.how')}
        hint={t('officeBank.import.howHint')}
        width="medium"
        choices={[...kept, ...names, { value: 'own', label: t('officeBank.import.own') }]}
        value={said.how}
        onChange={(how) => void say({ how, encoding: '' })}
      />
      <Proposed said={said} say={say} preview={preview} />
      <OfxEncoding account={account} said={said} say={say} />
      <OfAccount said={said} say={say} preview={preview} />
      {said.how === 'own' ? <LayoutForm file={file} onSaid={(layout) => void say({ layout })} /> : null}
    </div>
  );
}

/** What the file looks like judging by its lines, if it is not being read that way. */
function Proposed({ said, say, preview }: Pick<HowReadProps, 'said' | 'say' | 'preview'>) {
  const { t } = useTranslation();
  const proposals = preview?.proposals ?? [];
  const isReadWell = preview?.read?.problems.length === 0;
  if (preview !== undefined && proposals.length === 0 && said.how === '') {
    return <Notice tone="attention" isNew title={t('officeBank.import.unknown')} />;
  }
  const others = isReadWell ? [] : proposals.filter((name) => name !== said.how);
  return others.map((name) => (
    <Notice
      key={name}
      isNew
      title={t('officeBank.import.looksLike', { how: t(`officeBank.profiles.${name}`) })}
      action={
        <Button size="small" onPress={() => void say({ how: name })}>
          {t('officeBank.import.readSo')}
        </Button>
      }
    />
  ));
}

/** How the characters of an OFX file are encoded, for a person to say where its header lies. */
function OfxEncoding({ account: { profile }, said, say }: Pick<HowReadProps, 'account' | 'said' | 'say'>) {
  const { t } = useTranslation();
  const kept = said.how === 'kept' && profile?.format === 'ofx' ? profile : null;
  if (said.how !== 'ofx' && kept === null) {
    return null;
  }
  return (
    <Select
      name="encoding"
      label={t('officeBank.layout.encoding')}
      hint={t('officeBank.layout.encodingHint')}
      width="medium"
      placeholder={t('officeBank.import.encodingOfFile')}
      optional="unsaid"
      choices={STATEMENT_ENCODINGS.map((value) => ({
        value,
        label: t(`officeBank.layout.encodings.${value}`),
      }))}
      value={kept?.encoding ?? said.encoding}
      onChange={(value) =>
        void say({ how: 'ofx', encoding: STATEMENT_ENCODINGS.find((each) => each === value) ?? '' })
      }
    />
  );
}

function OfAccount({ said, say, preview }: Pick<HowReadProps, 'said' | 'say' | 'preview'>) {
  const { t } = useTranslation();
  const accounts = preview?.read?.accounts ?? [];
  if (accounts.length < 2 && said.fileAccount === '') {
    return null;
  }
  const choices = [...new Set([...accounts, said.fileAccount])]
    .filter((name) => name !== '')
    .map((name) => ({ value: name, label: name }));
  return (
    <Select
      name="fileAccount"
      label={t('officeBank.import.fileAccount')}
      hint={t('officeBank.import.fileAccountHint')}
      width="medium"
      choices={choices}
      value={said.fileAccount}
      onChange={(fileAccount) => void say({ fileAccount })}
    />
  );
}
