import { describe, expect, it } from 'vitest';
import { Operations } from '#contracts/scene.ts';
import { applyOperations } from '#domain/scene/operations.ts';
import { livingRoom } from '#tests/support/living-room.ts';
import { readChat } from './read-chat.ts';

const staged = (message: string) =>
  readChat(message, { service: 'virtual_staging', parameters: {}, scene: livingRoom });
const kindsAfter = (message: string) => {
  const operations = Operations.parse(staged(message).change?.operations);
  const { scene, refused } = applyOperations(livingRoom, operations);
  expect(refused).toEqual([]);
  return scene.plan.items.map(({ id }) => id);
};

describe('a message about a staged photo', () => {
  it.each([
    ['Remove the armchair', 'Taking out one of the 2 armchairs.', [{ op: 'remove', item: 'armchair-1' }]],
    [
      'please get rid of both armchairs',
      'Taking out the armchairs.',
      [
        { op: 'remove', item: 'armchair-1' },
        { op: 'remove', item: 'armchair-2' },
      ],
    ],
    ['make the sofa green', 'Making the sofa green.', [{ op: 'recolour', item: 'sofa-1', colour: '#56715a' }]],
    ['a navy blue couch', 'Making the sofa navy blue.', [{ op: 'recolour', item: 'sofa-1', colour: '#2b3a55' }]],
    ['turn the sofa around', 'Turning the sofa around.', [{ op: 'turn', item: 'sofa-1', degrees: 180 }]],
    ['a different rug', 'Trying another design of the rug.', [{ op: 'swap', item: 'rug-1' }]],
    [
      'remove the rug and the coffee table, then make the sofa beige',
      'Taking out the rug, taking out the coffee table and making the sofa beige.',
      [
        { op: 'remove', item: 'rug-1' },
        { op: 'remove', item: 'coffee-table-1' },
        { op: 'recolour', item: 'sofa-1', colour: '#cfbfa5' },
      ],
    ],
  ])('%s', (message, answer, operations) => {
    expect(staged(message)).toEqual({ change: { operations }, answer });
  });

  it('moves along the photo’s own left and right', () => {
    const { change, answer } = staged('move the sofa 50 cm to the left');
    expect(answer).toBe('Moving the sofa 50 cm to the left.');
    expect(change?.operations).toEqual([{ op: 'move', item: 'sofa-1', x: -0.5, z: 3.3 }]);
    expect(staged('move the sofa').answer).toMatch(/^Say where the sofa should go/);
  });
  it('adds where there is room, and on a table what stands on tables', () => {
    expect(kindsAfter('add a plant')).toContain('plant-1');
    expect(kindsAfter('put a vase there, please')).toContain('vase-1');
    expect(staged('add a white bookshelf').answer).toBe('Adding a white bookshelf.');
    expect(staged('add a bed').answer).toBe('There is no free place for a bed in this picture.');
    expect(kindsAfter('replace the coffee table with an ottoman')).not.toContain('coffee-table-1');
  });
  it('names what it cannot choose, and honours a colour', () => {
    expect(staged('Swap the rug for a round rug')).toEqual({
      change: { operations: [{ op: 'swap', item: 'rug-1' }] },
      answer: 'Trying another design of the rug. I cannot choose a round one.',
    });
    expect(staged('add an oval mirror').answer).toBe('Adding a mirror. I cannot choose an oval one.');
    expect(staged('replace the coffee table with a big leather ottoman').answer).toBe(
      'Putting an ottoman in the place of the coffee table. I cannot choose a big leather one.',
    );
    expect(staged('remove the left armchair').answer).toBe(
      'Taking out one of the 2 armchairs. I cannot choose the left one.',
    );
    expect(staged('remove the big sofa').answer).toBe('Taking out the sofa.');
    expect(staged('swap the rug for a dark green rug')).toEqual({
      change: {
        operations: [
          { op: 'swap', item: 'rug-1' },
          { op: 'recolour', item: 'rug-1', colour: '#2f4a3c' },
        ],
      },
      answer: 'Trying another design of the rug in dark green.',
    });
  });
  it.each([
    ['add an armchair', 'Adding an armchair.'],
    ['add a tall plant please', 'Adding a tall plant.'],
    ['put a floor lamp there', 'Adding a floor lamp.'],
    ['add an orange ottoman', 'Adding an orange ottoman.'],
    ['I would like a nice vase', 'Adding a vase with stems.'],
  ])('%s: %s', (message, answer) => expect(staged(message).answer).toBe(answer));
  it('changes the whole: style, room, layout, mood', () => {
    expect(staged('Scandinavian style').change).toEqual({ style: 'scandinavian' });
    expect(staged('furnish it as a bedroom').change).toEqual({ roomType: 'bedroom' });
    expect(staged('other layout').change).toEqual({ variant: 1 });
    const { change, answer } = staged('warmer');
    expect(change?.operations).toContainEqual({ op: 'recolour', item: 'sofa-1', colour: '#c4a07c' });
    expect(answer).toMatch(/own light stays/);
  });
  it('says plainly what it cannot do', () => {
    expect(staged('remove the piano').change).toBeNull();
    expect(staged('remove the bed')).toEqual({ change: null, answer: 'There is no bed in this picture.' });
    expect(staged('knock down the wall').answer).toMatch(/^I cannot do that here\. I can remove/);
    expect(staged('make the sofa green and remove the piano').answer).toBe(
      'Making the sofa green. I did not understand “remove the piano”.',
    );
    expect(staged('undo that').answer).toMatch(/still there/);
  });
});

describe('a message about a dusk photo', () => {
  const dusk = (message: string, parameters = {}) =>
    readChat(message, { service: 'day_to_dusk', parameters, scene: null });
  it.each([
    ['no added lights', { noLights: true }],
    ['switch off the windows', { noLights: true }],
    ['windows on please', { noLights: false }],
    ['warmer', { sky: 'golden' }],
    ['darker', { sky: 'blue' }],
    ['blue hour', { sky: 'blue' }],
    ['another sky', {}],
  ])('%s', (message, change) => expect(dusk(message).change).toEqual(change));
  it.each([
    'switch off the porch light',
    'turn the porch off',
    'no lights on the porch',
    'make the porch light warmer',
    'the porch is too dark',
    'switch off the porch and the garage lights',
    'all lights off except the porch',
    'turn off all the lights, but leave the porch light on',
  ])('sends single lights to where they are switched: %s', (message) => {
    expect(dusk(message)).toEqual({
      change: null,
      answer: 'Single lights, a porch’s too, are switched in “Windows and lights”.',
    });
  });
  it.each([
    ['Golden hour, keep the porch lit', { sky: 'golden' }],
    ['golden hour without the porch light', { sky: 'golden' }],
    ['switch off the porch light and make it warmer', { sky: 'golden' }],
    ['blue hour, the porch looks odd', { sky: 'blue' }],
    ['change the sky above the porch', {}],
    ['more clouds over the porch', {}],
    ['no lights at all, not even the porch', { noLights: true }],
    ['turn off all the lights, the porch light too', { noLights: true }],
  ])('does what is ordered beside a porch: %s', (message, change) => expect(dusk(message).change).toEqual(change));
  it('says where a porch’s light is switched when only the hour was changed', () => {
    expect(dusk('golden hour, switch off the porch light').answer).toBe(
      'Making it again at golden hour. Single lights, a porch’s too, are switched in “Windows and lights”.',
    );
    expect(dusk('blue hour, the porch looks odd').answer).toBe('Making it again at blue hour.');
  });
  it('knows where the scale of hours ends', () => {
    expect(dusk('brighter', { sky: 'blue' }).change).toEqual({ sky: 'dusk' });
    expect(dusk('warmer', { sky: 'golden' })).toMatchObject({
      change: null,
      answer: expect.stringMatching(/^It is golden hour already/),
    });
  });
});

describe('a message about a cleared photo', () => {
  const clearing = (message: string) => readChat(message, { service: 'room_clearing', parameters: {}, scene: null });
  it('empties, declutters, and sends single things to the brush', () => {
    expect(clearing('only declutter').change).toMatchObject({ level: 'declutter' });
    expect(clearing('take out everything').change).toMatchObject({ level: 'empty' });
    expect(clearing('remove the lamp')).toMatchObject({
      change: null,
      answer: expect.stringMatching(/Adjust what was removed/),
    });
    expect(clearing('brighter')).toMatchObject({ change: null, answer: expect.stringMatching(/leaves the light/) });
  });
});
