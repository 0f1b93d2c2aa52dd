/** What `cut-fonts.ts` uses of the package, which comes without types; those of others know an older version. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
