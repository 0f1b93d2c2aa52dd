import type { FileSampleAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { useEffect } from 'react';
import { useSampleFileMutation } from '../bank-api.ts';

/** Enough bytes for the first rows: a preview does not send the whole file each time. */
const SAMPLE_BYTES = 65_536;
const NEW_LINE = 0x0a;

export type FileSample = {
  rows: FileSampleAnswer['rows'];
  problem: FileSampleAnswer['problem'];
  error: unknown;
};

/** The first rows of a file as the server splits them; read again whenever the delimiter or encoding changes. */
export function useFileSample(file: File, delimiter: string, encoding: string): FileSample {
  const [sample, { data, error }] = useSampleFileMutation();
  useEffect(() => {
    let isOver = false;
    let call: ReturnType<typeof sample> | null = null;
    void firstRowsOf(file).then((part) => {
      if (!isOver) {
        call = sample({ file: part, delimiter, encoding });
      }
    });
    return () => {
      isOver = true;
      call?.abort();
    };
  }, [sample, file, delimiter, encoding]);
  return { rows: data?.rows ?? [], problem: data?.problem ?? null, error };
}

/** Whole lines from the start of a file. */
async function firstRowsOf(file: File): Promise<Blob> {
  if (file.size <= SAMPLE_BYTES) {
    return file;
  }
  const bytes = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
  const end = bytes.lastIndexOf(NEW_LINE);
  return new Blob([bytes.slice(0, end < 0 ? bytes.length : end + 1)]);
}
