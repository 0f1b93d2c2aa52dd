/** The shape of a block of texts, so that the French block must have the English block's keys. */
export type Texts<Block> = { [Key in keyof Block]: Block[Key] extends string ? string : Texts<Block[Key]> };
