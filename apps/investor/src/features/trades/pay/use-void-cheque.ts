import { useFilePreview } from '@portal/web/form/use-file-preview';
import type { ShownFile } from '@portal/web/ui/file-row';
import { useState } from 'react';

/** The void cheque: held on this device until the page is sent, then shown with progress. */
export function useVoidCheque() {
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const previewUrl = useFilePreview(file);
  const shown: ShownFile | null =
    file === null
      ? null
      : {
          name: file.name,
          size: file.size,
          status: sent === null ? 'chosen' : 'uploading',
          progress: sent ?? 0,
          previewUrl,
        };
  return { file, shown, choose: setFile, remove: () => setFile(null), setSent };
}
