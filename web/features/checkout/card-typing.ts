import type { ChangeEvent } from 'react';

/** What a field shows for what was typed or pasted. While deleting nothing is put in that would come back at once. */
type Shape = (typed: string, isDeleting: boolean) => string;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The longest card numbers have 19 digits. */
export const cardNumber: Shape = (typed) =>
  digitsOf(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** 2040 is the year 40; 204 waits for its last digit. */
const shortYear = (year: string) => {
  if (!year.startsWith('20') || year.length < 3) return year.slice(0, 2);
  return year.length === 3 ? year : year.slice(2, 4);
};

/** A phone's number pad has no slash: it is put in after the month. 5 can only be 05, and 1/40 is 01/40. */
export const cardExpiry: Shape = (typed, isDeleting) => {
  const digits = digitsOf(typed);
  if (isDeleting && (typed.includes('/') || digits.length <= 2)) return typed.replace(/\D+$/, '');
  const isShortMonth = /^\D*([2-9]|\d\s*\/)/.test(typed);
  const whole = isShortMonth ? `0${digits}` : digits;
  return whole.length < 2 ? whole : `${whole.slice(0, 2)}/${shortYear(whole.slice(2))}`;
};

type Registered = { onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<unknown> };

/** A registered field that shapes what is typed and leaves the caret behind the same digit. */
export const shaped = <T extends Registered>(field: T, shape: Shape): T => ({
  ...field,
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const { inputType = '' } = event.nativeEvent as Partial<InputEvent>;
    const typed = target.value;
    const caret = target.selectionStart ?? typed.length;
    target.value = shape(typed, inputType.startsWith('delete'));
    if (caret < typed.length) {
      const behind = digitsOf(typed.slice(0, caret)).length;
      const place = new RegExp(`^(\\D*\\d){${behind}}`).exec(target.value)?.[0].length ?? target.value.length;
      target.setSelectionRange(place, place);
    }
    return field.onChange(event);
  },
});
