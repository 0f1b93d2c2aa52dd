import { useEffect, useRef } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useApiMessage } from '../api/use-api-message.ts';
import { Notice } from './notice.tsx';

export type FormFailureProps = {
  /** The error of the form's call; renders nothing while there is none. */
  error: unknown;
  /** What to do, if there is something better than trying again. */
  action?: React.ReactNode | undefined;
};

/**
 * Why a form could not be sent, if no field is to blame. It takes the focus like the error summary, and gives the request's
 * id for support if the fault is ours.
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
