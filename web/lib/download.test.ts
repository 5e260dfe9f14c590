import { expect, test } from 'vitest';
import { exportName, imageName } from './download.ts';

test('images are named after their photo and service', () => {
  expect(imageName('front.view.HEIC', 'day_to_dusk')).toBe('front.view_day_to_dusk.jpg');
  expect(imageName('front_day_to_dusk.jpg', 'day_to_dusk')).toBe('front_day_to_dusk.jpg');
  expect(imageName('front.png', null)).toBe('front.jpg');
});

test('exports are named after the listing', () => {
  expect(exportName('12 Elm St, Apt 4', 'content', 'txt')).toBe('12_Elm_St_Apt_4_content.txt');
});
