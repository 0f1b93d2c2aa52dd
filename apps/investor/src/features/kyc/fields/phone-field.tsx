import { useFormats } from '@portal/web/i18n/use-formats';
import { TextField, type TextFieldProps } from '@portal/web/ui/text-field';
import { useState } from 'react';

/** A telephone number, typed freely; on leaving it is shown as the language writes it. */
export function PhoneField({ value, onChange, onBlur, ...rest }: TextFieldProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      width="medium"
      figures
      value={typed ?? formats.phone(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
