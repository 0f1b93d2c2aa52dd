import type { LineQuery } from '@portal/domain/money/bank/lines/line-query';
import type { OpenLine, OpenLinesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { Notice } from '@portal/web/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Loaded } from '#parts/loaded.tsx';
import { useTrustAccountsQuery } from '../bank-api.ts';
import { MatchForm } from './match-form.tsx';
import { MatchRow } from './match-row.tsx';
import { matchingAddress } from './matching-address.ts';
import { useBankMatchesQuery } from './matching-api.ts';
import { OfBank } from './of-bank.tsx';
import { OfNoOrder } from './of-no-order.tsx';

type LinePaneProps = { page: OpenLinesAnswer; query: LineQuery; chosen: string | null; mayMatch: boolean };

/** The line being worked on: its facts, suggested orders, and the person's decision. */
export function LinePane({ page, query, chosen, mayMatch }: LinePaneProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [done, setDone] = useState<string | null>(null);
  const line = page.lines.find(({ id }) => id === chosen);
  if (chosen === null) {
    return done === null ? (
      <p className="rounded-card border border-line-strong border-dashed px-6 py-10 text-center text-muted">
        {t(page.lines.length === 0 ? 'officeMatching.pane.nothing' : 'officeMatching.pane.choose')}
      </p>
    ) : (
      <Notice tone="success" isNew takesFocus title={done}>
        {t('officeMatching.pane.next')}
      </Notice>
    );
  }
  if (line === undefined) {
    return <GoneLine key={chosen} lineId={chosen} />;
  }
  const onDone = (sentence: string) => {
    setDone(sentence);
    void navigate(matchingAddress(query));
  };
  return (
    <article
      aria-labelledby="line-title"
      className="grid gap-5 rounded-card border border-line bg-raised p-5 shadow-raised md:p-6"
    >
      <Facts key={line.id} line={line} />
      {mayMatch ? (
        <>
          <MatchForm key={`form ${line.id}`} line={line} orders={page.orders} onDone={onDone} />
          <OfBank key={`bank ${line.id}`} line={line} onDone={onDone} />
          <OfNoOrder key={`no order ${line.id}`} line={line} onDone={onDone} />
        </>
      ) : null}
    </article>
  );
}

function Facts({ line }: { line: OpenLine }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: accounts = [] } = useTrustAccountsQuery();
  useEffect(() => heading.current?.focus(), []);
  const account = accounts.find(({ id }) => id === line.accountId)?.name;
  return (
    <div className="grid gap-2">
      <h2 id="line-title" ref={heading} tabIndex={-1} className="rounded-control text-xl">
        <Money dollars={line.amount} />
      </h2>
      <p className="wrap-anywhere">{line.description}</p>
      <DefinitionList
        rows={[
          { id: 'day', label: t('officeMatching.pane.day'), value: day(line.day) },
          {
            id: 'party',
            label: t('officeMatching.pane.party'),
            value: line.party ?? t('officeMatching.pane.unsaid'),
          },
          ...(account === undefined
            ? []
            : [{ id: 'account', label: t('officeMatching.filters.account'), value: account }]),
          { id: 'left', label: t('officeMatching.left'), value: <Money dollars={line.left} /> },
        ]}
      />
    </div>
  );
}

/** A line that is no longer waiting, or not on this page of the list: who matched it, and to what. */
function GoneLine({ lineId }: { lineId: string }) {
  const { t } = useTranslation();
  const read = useBankMatchesQuery({ line: lineId, state: 'standing' }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded read={read}>
      {({ matches }) => (
        <div className="grid gap-4">
          <Notice
            tone="attention"
            isNew
            takesFocus
            title={t(matches.length === 0 ? 'officeMatching.gone.elsewhere' : 'officeMatching.gone.title')}
          />
          <ul className="rounded-card border border-line bg-raised empty:hidden">
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}
