import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useUnlinkAccountMutation } from './own-account-api.ts';
import { Panel } from './security/panel.tsx';

type BankAccount = OwnAccount['bankAccounts'][number];

/** The bank accounts that pay for orders: each can be unlinked, or says why not yet and until when. */
export function BankAccountsPanel({ accounts }: { accounts: readonly BankAccount[] }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<BankAccount | null>(null);
  const [isDone, setDone] = useState(false);
  const ask = (account: BankAccount) => {
    setDone(false);
    setAsked(account);
  };
  return (
    <Panel title={t('security.banks.title')} intro={t('security.banks.intro')}>
      {isDone ? <Notice tone="success" isNew takesFocus title={t('security.banks.done')} /> : null}
      {accounts.length === 0 ? (
        <p className="text-muted">{t('security.banks.none')}</p>
      ) : (
        <ul className="grid">
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onUnlink={() => ask(account)} />
          ))}
        </ul>
      )}
      <UnlinkDialog
        account={asked}
        onClose={(isUnlinked) => {
          setDone(isUnlinked);
          setAsked(null);
        }}
      />
    </Panel>
  );
}

function AccountRow({ account, onUnlink }: { account: BankAccount; onUnlink: () => void }) {
  const { t } = useTranslation();
  const { lastDigits: digits, isLinked, orders, inUse } = account;
  return (
    <li className="grid gap-3 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <p className="figures font-medium">
            {t(isLinked ? 'security.banks.linked' : 'security.banks.typed', { digits })}
          </p>
          <ul className="flex flex-wrap gap-x-3">
            {orders.map(({ tradeId, dealName }) => (
              <li key={tradeId}>
                <TextLink href={paths.order(tradeId)}>{dealName}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        {inUse.length === 0 ? (
          <Button size="small" aria-label={t('security.banks.unlinkLabel', { digits })} onPress={onUnlink}>
            {t('security.banks.unlink')}
          </Button>
        ) : null}
      </div>
      {inUse.length === 0 ? null : <Reasons inUse={inUse} />}
    </li>
  );
}

function Reasons({ inUse }: Pick<BankAccount, 'inUse'>) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <div className="grid max-w-prose gap-1 text-muted text-sm">
      <p>{t('security.banks.notYet')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {inUse.map(({ kind, until }) => (
          <li key={kind}>{t(`security.banks.inUse.${kind}`, { day: until === null ? '' : day(until) })}</li>
        ))}
      </ul>
    </div>
  );
}

const CONSEQUENCES = ['debits', 'again', 'record', 'mail'] as const;

type UnlinkDialogProps = {
  /** Null while closed. */
  account: OwnAccount['bankAccounts'][number] | null;
  onClose: (isUnlinked: boolean) => void;
};

/** Says what unlinking does before it is done; on failure it stays open for a retry. */
function UnlinkDialog({ account, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation();
  const [unlink, { error, isLoading, reset }] = useUnlinkAccountMutation();
  const close = (isUnlinked: boolean) => {
    reset();
    onClose(isUnlinked);
  };
  const confirm = async (id: string) => {
    const { data } = await unlink(id);
    if (data !== undefined) {
      close(true);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen={account !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : close(false))}
      title={t('security.banks.dialog.title', { digits: account?.lastDigits ?? '' })}
      actions={
        <>
          <Button onPress={() => close(false)}>{t('security.banks.dialog.keep')}</Button>
          <Button
            tone="danger"
            onPress={() => (account === null ? undefined : void confirm(account.id))}
            isPending={isLoading}
          >
            {t('security.banks.dialog.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <ul className="grid list-disc gap-1.5 pl-5">
          {CONSEQUENCES.map((name) => (
            <li key={name}>{t(`security.banks.dialog.consequences.${name}`)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
