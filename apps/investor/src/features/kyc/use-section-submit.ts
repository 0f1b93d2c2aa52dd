import { useBusy } from '@portal/web/page/use-busy';
import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsentDocuments } from './sending/unsent-documents.ts';

type Told = { onInvalid: () => void; onValid: () => void };

/** Fields that count as answered while their documents are being sent. */
export type Awaited = { current: ReadonlySet<string> };

const NONE: ReadonlySet<string> = new Set();

/**
 * 'Save and continue': if all else is valid, sends the visible photos, waits for uploads under way, then judges the section
 * by what has arrived.
 */
export function useSectionSubmit(
  form: UseFormReturn<FieldValues>,
  awaited: Awaited,
  told: RefObject<Told>,
): { submit: () => void; isSending: boolean } {
  const documents = useUnsentDocuments();
  const { isBusy, run } = useBusy();
  const isOnScreen = useRef(true);
  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);
  const judge = async (): Promise<boolean> => {
    let isValid = false;
    await form.handleSubmit(
      () => {
        isValid = true;
      },
      () => told.current.onInvalid(),
    )();
    return isValid;
  };
  const save = async () => {
    awaited.current = documents.paths();
    const isSending = awaited.current.size > 0;
    const isRight = await judge();
    awaited.current = NONE;
    if (isRight && !isSending) {
      told.current.onValid();
    }
    if (isRight && isSending) {
      await run(sendAndGoOn);
    }
  };
  const sendAndGoOn = async () => {
    const failed = await documents.sendAll();
    if (!isOnScreen.current) {
      return;
    }
    const left = [...documents.paths()].filter((path) => path !== failed);
    awaited.current = failed === null ? NONE : new Set(left);
    const isRight = await judge();
    awaited.current = NONE;
    if (isRight) {
      told.current.onValid();
    }
  };
  return { submit: () => void save(), isSending: isBusy };
}
