import type { CommandDeps } from '../../platform/http/actor.ts';
import type { EmergencyOptions } from './require-emergency.ts';

/** The options that commands about money take. */
export type PaymentOptions = EmergencyOptions & {
  amount?: string | undefined;
  reference?: string | undefined;
  order?: string | undefined;
  output?: string | undefined;
  file?: string | undefined;
  bank?: string | undefined;
};

/** Does something about money; `typed` is the word after the command's name. Returns the lines to print. */
export type PaymentCommand = (
  deps: CommandDeps,
  typed: string | undefined,
  options: PaymentOptions,
) => Promise<string[]>;
