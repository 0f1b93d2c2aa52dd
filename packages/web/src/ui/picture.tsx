import { pictureSources } from '@portal/domain/ground/pictures/picture-sizes';
import type { ComponentProps } from 'react';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt'> & {
  src: string;
  alt: string;
  /** Its width, as in the `sizes` attribute. */
  sizes: string;
};

/** A picture of a deal in the size and format that fit the screen; a picture without variants as it is. */
export function Picture({ sizes, src, alt, ...rest }: PictureProps) {
  const sources = pictureSources(src);
  const image = <img {...rest} src={src} alt={alt} />;
  return sources.length === 0 ? (
    image
  ) : (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
