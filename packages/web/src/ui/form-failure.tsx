import { useEffect, useRef } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useApiMessage } from '../api/use-api-message.ts';
import { Notice } from './notice.tsx';

export type FormFailureProps = {
  /** The error of the call that the form made; draws nothing while there is none. */
  error: unknown;
  /** The way on, where there is a better one than trying again. */
  action?: React.ReactNode | undefined;
};

/**
 * Why a form could not be sent, where no field is to blame. It takes the focus like the error summary, and names the
 * request to support when the fault is ours.
 */
export function FormFailure({ error, action }: FormFailureProps) {
  const message = useApiMessage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== undefined && error !== null) {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView?.({ block: 'center' });
    }
  }, [error]);
  if (error === undefined || error === null) {
    return null;
  }
  return (
    <div ref={box} tabIndex={-1} className="rounded-card">
      <Notice tone="danger" isNew title={message(error)} action={action}>
        {isApiError(error) && error.code === 'FAULT' && error.requestId !== null ? (
          <span className="figures">{error.requestId}</span>
        ) : undefined}
      </Notice>
    </div>
  );
}
