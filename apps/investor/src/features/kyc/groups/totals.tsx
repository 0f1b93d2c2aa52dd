import { labelKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';

type TotalsProps = {
  title: string;
  section: 'income' | 'assets';
  /** Path of each total within its section, and its Canadian dollars. */
  rows: readonly { path: string; dollars: number; isTotal?: boolean }[];
};

/** Sums that update while typing; the server recomputes them. */
export function Totals({ title, section, rows }: TotalsProps) {
  const translate = useTranslateKey();
  return (
    <div className="rounded-card bg-sunken px-4 py-3 sm:px-5">
      <h3 className="pt-1 font-display text-lg">{title}</h3>
      <DefinitionList
        figures
        rows={rows.map(({ path, dollars, isTotal }) => ({
          id: path,
          label: translate(labelKeyOf(section, path)),
          value: <Money dollars={dollars} />,
          isTotal,
        }))}
      />
    </div>
  );
}
