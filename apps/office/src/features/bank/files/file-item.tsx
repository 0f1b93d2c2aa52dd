import type { BankFilesAnswer } from '@portal/domain/money/bank/office-bank-files.wire';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import { fileAddress } from '../bank-addresses.ts';
import { useFileTexts } from './file-texts.ts';

type FileItemProps = { file: BankFilesAnswer['files'][number]; accountId: string };

/** A file in the list: what it is called, who imported it, and what it brought. */
export function FileItem({ file, accountId }: FileItemProps) {
  const { imported, period, counts } = useFileTexts(file);
  return (
    <li className="grid gap-1 border-line border-t px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <TextLink href={fileAddress({ accountId, statementId: file.id })}>{file.fileName}</TextLink>
        </p>
        <Money dollars={file.closingBalance} />
      </div>
      <p className="text-sm">
        {period}. {counts}.
      </p>
      <p className="text-muted text-sm wrap-anywhere">{imported}</p>
    </li>
  );
}
