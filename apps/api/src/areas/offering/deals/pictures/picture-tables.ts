import type { PictureFormat } from '@portal/domain/ground/pictures/picture-sizes';

/** The tables of pictures that deals show. */
export type PictureTables = {
  pictures: {
    id: string;
    /** Pixels of the widest of its files. */
    width: number;
    height: number;
    added_by: string;
    added_at: Date;
  };
  picture_files: { picture_id: string; width: number; format: PictureFormat; file_id: string };
};
