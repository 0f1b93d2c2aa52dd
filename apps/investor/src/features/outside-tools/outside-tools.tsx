import {
  answerConsent,
  isGranted,
  isToBeAsked,
  type ToolPurpose,
} from '@portal/domain/ground/consent/consent';
import type { OutsideTools as Tools } from '@portal/domain/ground/consent/outside-tools.wire';
import { useEffect } from 'react';
import { watchedDocument } from '#state/page/watched-document.ts';
import { keepConsent } from '#state/slices/consent-slice.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { ChatCorner } from './chat/chat-corner.tsx';
import { chatFrame, warnOfMissingIds } from './chat/chat-frame.ts';
import { ChoicesDialog } from './choices-dialog.tsx';
import { ConsentStrip } from './consent-strip.tsx';
import { forgetTraces } from './measurement/forget-traces.ts';
import { startHeatMap } from './measurement/start-heat-map.ts';
import { startTagManager } from './measurement/start-tag-manager.ts';
import { purposesOf } from './read-outside-tools.ts';

type OutsideToolsProps = {
  tools: Tools;
  /** The current page may offer the chat. */
  offersChat: boolean;
  /** The current page may ask for consent. */
  asksConsent: boolean;
  /** Visits may be measured on the current page. */
  isMeasured: boolean;
};

/** The dealer's third-party tools: consent first, then each after its own yes, on pages that allow it. */
export function OutsideTools({ tools, offersChat, asksConsent, isMeasured }: OutsideToolsProps) {
  const dispatch = useAppDispatch();
  const consent = useAppSelector((state) => state.consent.consent);
  const isChoosing = useAppSelector((state) => state.modal.privacyChoices);
  // No third-party script starts while something is being typed.
  const isTyping = useAppSelector((state) => state.modal.modal);
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  const purposes = purposesOf(tools);
  const frame = chatFrame(tools);
  // A session is in browser storage, where any script could read it.
  const measures = isMeasured && !isSignedIn && !isTyping && isGranted(consent, 'measurement');
  useEffect(() => warnOfMissingIds(tools), [tools]);
  useEffect(() => {
    if (measures) {
      startMeasurement(window, tools);
    } else if (watchedDocument.isWatched) {
      // Withdrawn: only a new document gets rid of the scripts.
      watchedDocument.startAnew();
    }
  }, [measures, tools]);
  const choose = (open: boolean) => dispatch(setModal({ name: 'privacyChoices', open }));
  const answer = (granted: readonly ToolPurpose[]) => {
    if (isGranted(consent, 'measurement') && !granted.includes('measurement')) {
      forgetTraces(window);
    }
    dispatch(keepConsent(answerConsent(consent, purposes, granted)));
    choose(false);
  };
  return (
    <>
      {asksConsent && isToBeAsked(consent, purposes) ? (
        <ConsentStrip purposes={purposes} onAnswer={answer} onChoose={() => choose(true)} />
      ) : null}
      {isChoosing ? (
        <ChoicesDialog tools={tools} purposes={purposes} onAnswer={answer} onClose={() => choose(false)} />
      ) : null}
      {frame !== null && offersChat && isGranted(consent, 'chat') ? <ChatCorner frame={frame} /> : null}
    </>
  );
}

/** Starts measurement, once per document and only if its policy allows it. */
function startMeasurement(view: Window, { isMeasurable, tagManager, heatMap }: Tools): void {
  if (!isMeasurable || watchedDocument.isWatched) {
    return;
  }
  // Set first: from now on any unmeasured page gets a new document.
  watchedDocument.isWatched = true;
  if (tagManager !== null) {
    startTagManager(view, tagManager);
  }
  if (heatMap !== null) {
    startHeatMap(view, heatMap);
  }
}
