import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type {
  UnappliedMoney,
  UnappliedUseShown,
} from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { SendBackPart } from './send-back-part.tsx';
import type { Step } from './undo-step.ts';

type UnappliedRowProps = { money: UnappliedMoney; mayMatch: boolean; onStep: (step: Step) => void };

/** Unapplied money: where it came from, what is left, what was done with it, and what can be done. */
export function UnappliedRow({ money, mayMatch, onStep }: UnappliedRowProps) {
  const { t } = useTranslation();
  const { dateTime, day, exactMoney } = useFormats();
  const { amount, left, payor, description, account, by, at, reason, uses, proposal, moves } = money;
  const who = by ?? t('officeUnapplied.row.nobody');
  const isUnused = uses.every(({ undoneAt }) => undoneAt !== null);
  return (
    <li id={`unapplied-${money.id}`} className="grid gap-4 border-line border-t px-5 py-5 first:border-t-0">
      <h2 className="text-lg">
        <Money dollars={amount} />
      </h2>
      <DefinitionList
        rows={[
          { id: 'left', label: t('officeUnapplied.row.left'), value: <Money dollars={left} /> },
          { id: 'payor', label: t('officeUnapplied.row.payor'), value: payor ?? '–' },
          {
            id: 'line',
            label: t('officeUnapplied.row.line'),
            value: t('officeMatching.matched.line', {
              text: description,
              day: day(money.day),
              amount: exactMoney(amount),
              account,
            }),
          },
        ]}
      />
      <p className="text-muted text-sm wrap-anywhere">
        {t('officeUnapplied.row.kept', { who, when: dateTime(at), reason })}
      </p>
      {uses.length === 0 ? null : (
        <ul aria-label={t('officeUnapplied.row.uses')} className="grid gap-3 border-line border-l-2 pl-4">
          {uses.map((use) => (
            <UseRow key={use.id} use={use} mayMatch={mayMatch} onStep={onStep} />
          ))}
        </ul>
      )}
      {proposal === null ? null : <SendBackPart money={money} proposal={proposal} onStep={onStep} />}
      {mayMatch ? (
        <p className="flex flex-wrap gap-3 empty:hidden">
          {left > 0 ? (
            <>
              <Button
                size="small"
                tone="primary"
                aria-label={t('officeUnapplied.allocate.actionOne', { amount: exactMoney(left) })}
                onPress={() => onStep({ what: 'allocate', money })}
              >
                {t('officeUnapplied.allocate.action')}
              </Button>
              {moves.includes('propose') ? (
                <Button
                  size="small"
                  aria-label={t('officeUnapplied.sendBack.actionOne', { amount: exactMoney(left) })}
                  onPress={() => onStep({ what: 'send-back', money })}
                >
                  {t('officeUnapplied.sendBack.action')}
                </Button>
              ) : null}
            </>
          ) : null}
          {isUnused ? (
            <Button
              size="small"
              tone="quiet"
              aria-label={t('officeUnapplied.undo.keepOne', { amount: exactMoney(amount) })}
              onPress={() => onStep({ what: 'undo-keeping', money })}
            >
              {t('officeUnapplied.undo.keep')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

type UseRowProps = { use: UnappliedUseShown; mayMatch: boolean; onStep: (step: Step) => void };

/** A part that went to an order or back to the payor. */
function UseRow({ use, mayMatch, onStep }: UseRowProps) {
  const { t } = useTranslation();
  const { dateTime, day, exactMoney } = useFormats();
  const { kind, amount, tradeId, reference, investor, sentOn, isSeen, by, at, reason } = use;
  const nameOf = (person: string | null) => person ?? t('officeUnapplied.row.nobody');
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{t(`officeUnapplied.use.${kind}`)}</Badge>
        <span className="font-semibold">
          <Money dollars={amount} />
        </span>
        {tradeId === null || reference === null ? null : (
          <TextLink href={generatePath(OFFICE_PAGES.order, { orderId: tradeId })}>{reference}</TextLink>
        )}
        {investor === null ? null : <span className="wrap-anywhere">{investor}</span>}
        {use.undoneAt === null ? null : <Badge tone="attention">{t('officeUnapplied.use.undone')}</Badge>}
      </p>
      {sentOn === null || use.undoneAt !== null ? null : (
        <p className="text-sm">
          {t('officeUnapplied.use.sentOn', { day: day(sentOn) })}{' '}
          {t(isSeen ? 'officeUnapplied.use.seen' : 'officeUnapplied.use.unseen')}
        </p>
      )}
      <p className="text-muted text-sm wrap-anywhere">
        {t('officeUnapplied.use.by', { who: nameOf(by), when: dateTime(at), reason })}
      </p>
      {use.undoneAt === null ? null : (
        <p className="text-muted text-sm wrap-anywhere">
          {t('officeUnapplied.use.undoneBy', {
            who: nameOf(use.undoneBy),
            when: dateTime(use.undoneAt),
            reason: use.undoneReason ?? '',
          })}
        </p>
      )}
      {mayMatch && use.undoneAt === null && !isSeen ? (
        <p>
          <Button
            size="small"
            aria-label={t('officeUnapplied.use.undoOne', {
              what: t(`officeUnapplied.use.${kind}`),
              amount: exactMoney(amount),
            })}
            onPress={() => onStep({ what: 'undo-use', use })}
          >
            {t('officeUnapplied.use.undo')}
          </Button>
        </p>
      ) : null}
    </li>
  );
}
