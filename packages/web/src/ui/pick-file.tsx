import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { BUTTON_BASE, BUTTON_SIZES, BUTTON_TONES } from '../look/button-tones.ts';

type PickFileProps = {
  id: string;
  /** The id of the button's words, which follow the field's label when read out. */
  wordsId: string;
  words: ReactNode;
  labelId: string;
  accept: string;
  isDisabled: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  className: string;
  capture?: 'environment' | 'user' | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onPick: (file: File | undefined) => void;
};

/** A button that opens the system's file picker, or its camera. */
export function PickFile(props: PickFileProps) {
  const { id, wordsId, words, labelId, className, isDisabled, isInvalid, inputRef, onPick } = props;
  return (
    <span className={className}>
      <input
        type="file"
        ref={inputRef}
        id={id}
        accept={props.accept}
        capture={props.capture}
        disabled={isDisabled}
        className="peer sr-only"
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={props.describedBy}
        aria-labelledby={`${labelId} ${wordsId}`}
        onChange={(event) => {
          onPick(event.target.files?.[0]);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
      <label id={wordsId} htmlFor={id} className={PICK}>
        {words}
      </label>
    </span>
  );
}

const PICK = classNames(
  BUTTON_BASE,
  BUTTON_TONES.secondary,
  BUTTON_SIZES.small,
  'gap-2 hover:border-accent hover:bg-accent-soft peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
);
