import { expect, test } from 'vitest';
import type { RoomSize } from '#engines/dusk/rooms/atlas.ts';
import { roomPictures } from '#engines/dusk/rooms/atlas.ts';
import { hangingIn, roomGlow } from '#engines/dusk/rooms/glow.ts';
import { roomAt, shownAt, veilAt } from '#engines/dusk/rooms/room-light.ts';
import { viewFrom } from '#engines/dusk/rooms/view.ts';

const lights = (seed: number, tall: number, turn = 0, upper = false) => {
  const room = roomGlow(seed, { aspect: 1.6, tall, across: 0.5, upper, turn });
  const out = new Float32Array(3);
  return Array.from({ length: 400 }, (_, i) => {
    roomAt(room, ((i % 20) + 0.5) / 20, (Math.floor(i / 20) + 0.5) / 20, out);
    return [...out] as [number, number, number];
  });
};
const spread = (all: [number, number, number][]) =>
  Math.max(...all.map(([red]) => red)) / Math.min(...all.map(([red]) => red));

test('there are rooms for both floors, all of one mean and amber', () => {
  const rooms = roomPictures();
  expect(new Set(rooms.map(({ upper }) => upper)).size).toBe(2);
  for (const { sizes } of rooms) {
    const sum = [0, 0, 0];
    const { data, width, height } = sizes[0]!;
    for (let i = 0; i < data.length; i++) sum[i % 3]! += data[i]! / (width * height);
    expect(0.3 * sum[0]! + 0.6 * sum[1]! + 0.1 * sum[2]!).toBeCloseTo(0.5, 1);
    expect(sum[0]).toBeGreaterThan(1.2 * sum[1]!);
    expect(sum[1]).toBeGreaterThan(1.4 * sum[2]!);
  }
});

test('a near window shows a room and a far one a light', () => {
  expect(spread(lights(3, 160))).toBeGreaterThan(1.2 * spread(lights(3, 12)));
});

test('neighbours show different rooms, and one seed always the same', () => {
  expect(lights(5, 120, 0)).toEqual(lights(5, 120, 0));
  expect(lights(5, 120, 0)).not.toEqual(lights(5, 120, 1));
});

test('a garage that is lit is dim and warm, and shows nothing', () => {
  const shown = (plain: boolean) => {
    const room = roomGlow(3, { aspect: 1.6, tall: 60, across: 0.5, upper: false, turn: 0, plain });
    const out = new Float32Array(3);
    roomAt(room, 0.5, 0.4, out);
    return out;
  };
  expect(shown(true)[0]).toBeLessThan(0.5 * shown(false)[0]!);
  expect(shown(true)[0]).toBeGreaterThan(2 * shown(true)[2]!);
});

test('a hall behind the ground glass of a door is lit from above, evenly across and warm', () => {
  const hall = roomGlow(7, { aspect: 0.6, tall: 70, across: 0.5, upper: false, turn: 3, hall: true });
  const [above, below, aside] = [new Float32Array(3), new Float32Array(3), new Float32Array(3)];
  roomAt(hall, 0.5, 0.1, above);
  roomAt(hall, 0.5, 0.9, below);
  roomAt(hall, 0.05, 0.1, aside);
  expect(above[0]! / below[0]!).toBeGreaterThan(2);
  expect(Math.abs(Math.log2(above[0]! / aside[0]!))).toBeLessThan(0.4);
  expect(below[0]!).toBeGreaterThan(2 * below[2]!);
});

test('no window is all lamp: what each shows of its room is about as bright', () => {
  for (let turn = 0; turn < 12; turn++) {
    const all = lights(turn, 120, turn).map(([r, g, b]) => 0.3 * r + 0.6 * g + 0.1 * b);
    const mean = all.reduce((sum, v) => sum + v, 0) / all.length;
    expect(mean).toBeGreaterThan(0.15);
    expect(mean).toBeLessThan(0.85);
  }
});

test('a wide front is lit from side to side: none of its columns is a dark band', () => {
  for (let seed = 1; seed < 12; seed++) {
    const all = lights(seed, 90, seed);
    const columns = Array.from({ length: 20 }, (_, x) =>
      all.reduce((sum, [red], i) => sum + (i % 20 === x ? red : 0), 0),
    );
    expect(Math.max(...columns) / Math.min(...columns)).toBeLessThan(9);
  }
});

test('a lamp that the sill cuts is worth less than one that is seen whole', () => {
  const roomWith = (row: number): RoomSize => {
    const data = new Float32Array(30 * 13 * 3).fill(0.3);
    for (let k = 0; k < 9; k++) data[(row * 30 + 14) * 3 + k] = 3;
    return { width: 30, height: 13, data };
  };
  const worth = (row: number): number => viewFrom(roomWith(row), 0, 1.47, false, [], (u) => 2 + 2 * u).worth;
  expect(worth(8)).toBeLessThan(worth(5));
});

test('a blind hangs alone, and nothing in a wide front or in a window of few rows', () => {
  expect(hangingIn(0.7, 120, 0.3, 0.1)).toEqual({ blind: 0.3, curtain: 0 });
  expect(hangingIn(0.7, 120, 0, 0.1)).toEqual({ blind: 0, curtain: 0.1 });
  expect(hangingIn(1.6, 120, 0.3, 0.1)).toEqual({ blind: 0, curtain: 0 });
  expect(hangingIn(0.7, 40, 0.3, 0.1)).toEqual({ blind: 0, curtain: 0 });
  expect(hangingIn(0.3, 120, 0.3, 0.1)).toEqual({ blind: 0, curtain: 0 });
});

test('no half of a window is a dark board beside the other', () => {
  for (let turn = 0; turn < 12; turn++) {
    const room = roomGlow(turn, { aspect: 1, tall: 120, across: 0.5, upper: turn % 2 === 1, turn });
    const out = new Float32Array(3);
    const half = (from: number): number => {
      let sum = 0;
      for (let i = 0; i < 200; i++) {
        roomAt(room, from + ((i % 10) + 0.5) / 20, (Math.floor(i / 10) + 0.5) / 20, out);
        sum += out[1]!;
      }
      return sum;
    };
    const [a, b] = [half(0), half(0.5)];
    expect(Math.min(a, b)).toBeGreaterThan(0.3 * Math.max(a, b));
  }
});

const luma = ([r, g, b]: [number, number, number]) => 0.3 * r + 0.6 * g + 0.1 * b;
const meanOf = (all: number[]) => all.reduce((sum, v) => sum + v, 0) / all.length;

const rooms = Array.from({ length: 8 }, (_, turn) => turn);

test('no post cuts a lamp: a window with posts looks at its room from where none does', () => {
  const shown = new Float32Array(3);
  /** Light at such posts, of a room that is looked at with them in mind or without. */
  const cut = (at: readonly number[], posts: readonly number[]) =>
    meanOf(
      rooms.map((turn) => {
        const room = roomGlow(turn, { aspect: 1.6, tall: 120, across: 0.5, upper: false, turn, posts });
        const bright = at.map((u) =>
          Math.max(
            ...Array.from({ length: 12 }, (_, row) => {
              roomAt(room, u, (row + 0.5) / 12, shown);
              return shown[0]!;
            }),
          ),
        );
        return Math.max(...bright);
      }),
    );
  const fronts = [[0.5], [0.3, 0.6], [0.35, 0.65], [0.25, 0.75], [0.2, 0.4, 0.6, 0.8]];
  const [knowing, blind] = [fronts.map((at) => cut(at, at)), fronts.map((at) => cut(at, []))];
  expect(meanOf(knowing)).toBeLessThan(meanOf(blind) - 0.15);
});

test('the brightest place of a room is cream: never greener than its bulb', () => {
  for (const upper of [false, true])
    for (const turn of rooms) {
      const most = lights(turn, 120, turn, upper).reduce((best, one) => (luma(one) > luma(best) ? one : best));
      expect(most[1] / most[0]).toBeLessThan(0.84);
    }
});

test('a white curtain before a lamp is warm and pale, and a room gives the share of its light that is asked', () => {
  const window = { aspect: 0.7, tall: 90, across: 0.2, upper: true, turn: 2 };
  const out = new Float32Array(3);
  const [room, dim] = [roomGlow(5, window), roomGlow(5, { ...window, share: 0.5 })];
  veilAt(room, 0.5, 0.2, out);
  const [red, , blue] = [...out] as [number, number, number];
  expect(blue).toBeGreaterThan(0.22 * red);
  expect(blue).toBeLessThan(0.5 * red);
  expect(dim.level).toBeCloseTo(room.level / 2);
});

test('behind the slit beside a door nothing is told but light', () => {
  const window = { tall: 120, across: 0.5, upper: false, turn: 3 };
  expect(roomGlow(3, { ...window, aspect: 0.2 }).size).toBe(roomGlow(3, { ...window, aspect: 0.2 }).blurred);
  expect(roomGlow(3, { ...window, aspect: 0.6 }).size).not.toBe(roomGlow(3, { ...window, aspect: 0.6 }).blurred);
});

test('a small window behind slats shows its light and no ball of a lamp', () => {
  const steepest = (tall: number, aspect: number): number => {
    const room = roomGlow(3, { aspect, tall, across: 0.5, upper: true, turn: 2 });
    const out = new Float32Array(3);
    const reds = Array.from({ length: 100 }, (_, i) => {
      veilAt(room, ((i % 10) + 0.5) / 10, (Math.floor(i / 10) + 0.5) / 10, out);
      return out[0]!;
    });
    return Math.max(...reds) / Math.min(...reds);
  };
  expect(steepest(40, 0.5)).toBeLessThan(0.8 * steepest(90, 0.5));
});

test('a room that spots in its ceiling light shows no other lamp', () => {
  const peak = (seed: number, spots: boolean): number => {
    const room = roomGlow(seed, { aspect: 0.95, tall: 120, across: 0.5, upper: false, turn: seed, spots });
    return viewFrom(
      roomPictures().filter(({ upper }) => !upper)[seed]!.sizes[2]!,
      room.left,
      room.high,
      false,
      [],
      (u) => shownAt(room.left + u * room.across, room.mirrored),
    ).brightest;
  };
  const seeds = [0, 1, 2, 3, 4, 5];
  const mean = (spots: boolean): number => seeds.reduce((sum, seed) => sum + peak(seed, spots), 0) / seeds.length;
  expect(mean(true)).toBeLessThan(0.6 * mean(false));
});

test('a lamp that cannot be looked away from does not shine there either', () => {
  const brightest = (spots: boolean): number => {
    const room = { ...roomGlow(3, { aspect: 1.6, tall: 160, across: 0.5, upper: false, turn: 1 }), spots };
    const out = new Float32Array(3);
    let most = 0;
    for (let i = 0; i < 400; i++) {
      roomAt(room, ((i % 20) + 0.5) / 20, (Math.floor(i / 20) + 0.5) / 20, out);
      most = Math.max(most, out[0]! / (room.level * room.mean));
    }
    return most;
  };
  expect(brightest(true)).toBeLessThan(0.8 * brightest(false));
});

test('a curtain is lit by its room: neither a grey board nor a sheet of light', () => {
  let hung = 0;
  for (let seed = 0; seed < 20; seed++) {
    const room = roomGlow(seed, { aspect: 0.9, tall: 120, across: 0.5, upper: false, turn: 0 });
    if (room.curtain === 0 || room.sheer > 0) continue;
    const side = new Float32Array(3);
    roomAt(room, (0.5 * room.curtain) / room.wide, 0.5, side);
    const level = room.level * room.mean;
    expect(side[0]!).toBeGreaterThan(0.8 * level);
    expect(side[0]!).toBeLessThan(2.4 * level);
    hung++;
  }
  expect(hung).toBeGreaterThan(3);
});
