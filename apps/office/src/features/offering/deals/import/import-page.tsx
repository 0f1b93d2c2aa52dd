import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { ImportDealsInput } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { isApiError } from '@portal/web/api/api-error';
import { BUTTON_BASE, BUTTON_SIZES, BUTTON_TONES } from '@portal/web/look/button-tones';
import { showToast } from '@portal/web/toasts';
import { Card } from '@portal/web/ui/card';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageTitle } from '#parts/page-title.ts';
import { useImportDealsMutation } from '../deals-api.ts';
import { useFieldName } from '../read/field-name.ts';
import { readImportFile } from './read-import-file.ts';

const OF_ROW = /^rows\.(\d+)(?:\.(.+))?$/;

const ACCEPT = '.csv,.json,text/csv,application/json';

/** Imports deals from a file: all become drafts, or none does and every bad row is named. */
export function ImportPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('officeDeals.import.title'));
  return (
    <div className="grid gap-8">
      <PageHeading title={t('officeDeals.import.title')} intro={t('officeDeals.import.intro')} takesFocus />
      {self.actions.includes('deals.edit') ? (
        <ImportFile />
      ) : (
        <Notice title={t('office.notPermitted.title')}>{t('office.notPermitted.text')}</Notice>
      )}
    </div>
  );
}

function ImportFile() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [send, { error, isLoading }] = useImportDealsMutation();
  const [chosen, setChosen] = useState<{ name: string; isTooLarge: boolean } | null>(null);
  const fields = isApiError(error) ? error.fields : {};
  const problems = rowProblemsOf(fields);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file === undefined) {
      return;
    }
    const input = await readImportFile(file);
    setChosen({ name: file.name, isTooLarge: input === null });
    if (input !== null) {
      await submit(input);
    }
  };
  const submit = async (input: ImportDealsInput) => {
    const { data } = await send(input);
    if (data !== undefined) {
      showToast('success', t('officeDeals.import.done', { count: data.ids.length }));
      void navigate(OFFICE_PAGES.deals);
    }
  };
  return (
    <div className="grid gap-6">
      <Card>
        <div className="grid justify-items-start gap-4">
          <p className="max-w-prose">{t('officeDeals.import.text')}</p>
          <span className="relative">
            <input
              id="import-file"
              type="file"
              accept={ACCEPT}
              disabled={isLoading}
              onChange={(event) => void take(event)}
              className="peer sr-only"
            />
            <label
              htmlFor="import-file"
              className={`${BUTTON_BASE} ${BUTTON_TONES.primary} ${BUTTON_SIZES.regular} peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2`}
            >
              {t('officeDeals.import.choose')}
            </label>
          </span>
          <p role="status" className="text-sm text-muted">
            {isLoading
              ? t('officeDeals.import.reading', { name: chosen?.name ?? '' })
              : (chosen?.name ?? null)}
          </p>
        </div>
      </Card>
      {chosen?.isTooLarge === true ? (
        <Notice tone="danger" isNew title={t('officeDeals.import.tooLarge', { name: chosen.name })} />
      ) : null}
      {problems.length > 0 ? (
        <RowProblems problems={problems} />
      ) : (
        <FormFailure error={chosen?.isTooLarge === true ? null : error} />
      )}
    </div>
  );
}

/** Every bad row of a file with its problems. It takes the focus, as the answer to a press. */
function RowProblems({ problems }: { problems: readonly RowProblem[] }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="row-problems" className="grid gap-3">
      <h2 id="row-problems" ref={heading} tabIndex={-1} className="text-xl text-danger">
        {t('officeDeals.import.wrong', { count: problems.length })}
      </h2>
      <p className="text-muted">{t('officeDeals.import.nothingKept')}</p>
      <ScrollRegion
        label={t('officeDeals.import.wrong', { count: problems.length })}
        className="overflow-x-auto rounded-card border border-line bg-raised"
      >
        <table className="w-full text-left">
          <thead className="bg-sunken text-sm text-muted">
            <tr>
              <th className="px-4 py-2.5 font-semibold">{t('officeDeals.import.row')}</th>
              <th className="px-4 py-2.5 font-semibold">{t('officeDeals.import.field')}</th>
              <th className="px-4 py-2.5 font-semibold">{t('officeDeals.import.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, path, sentence }) => (
              <tr key={`${row} ${path} ${sentence}`} className="border-line border-t align-top">
                <td className="figures px-4 py-2.5">{row ?? t('officeDeals.import.wholeFile')}</td>
                <td className="px-4 py-2.5">{path === '' ? null : nameOf(path)}</td>
                <td className="px-4 py-2.5">{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

/** A problem with a field of a file, by the server's path: `rows.3.content.name.fr`, rows counted from 1. */
type RowProblem = { row: number | null; path: string; sentence: string };

/** The problems of a file by row; those of the whole file first. */
function rowProblemsOf(fields: Readonly<Record<string, string>>): RowProblem[] {
  return Object.entries(fields)
    .map(([name, sentence]) => {
      const [, row, path = ''] = OF_ROW.exec(name) ?? [];
      return row === undefined ? { row: null, path: '', sentence } : { row: Number(row), path, sentence };
    })
    .sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
}
