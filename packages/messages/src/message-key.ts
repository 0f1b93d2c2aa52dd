import type * as english from './en/index.ts';

/** The ends that make a text one of several by a number (`_one`, `_other`); the key without them is asked for. */
type WithoutPlural<Name extends string> = Name extends `${infer Base}_${'one' | 'other' | 'many' | 'zero'}`
  ? Base
  : Name;

type KeysOf<Block> = {
  [Name in keyof Block & string]: Block[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${KeysOf<Block[Name]>}`;
}[keyof Block & string];

/** The key of a text, as the server asks for it. A key that no text has does not compile. */
export type MessageKey = KeysOf<typeof english>;
