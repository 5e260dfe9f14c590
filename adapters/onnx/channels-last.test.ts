import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { withChannelsLast } from './channels-last.ts';
import { withSize } from './fixed-size.ts';
import { fieldsOf, lengthField, numberField, textOf } from './protobuf.ts';

const text = (id: number, content: string): Uint8Array => lengthField(id, content);
const conv = (input: string, output: string, group: number): Uint8Array =>
  lengthField(
    1,
    text(1, input),
    text(1, 'weights'),
    text(2, output),
    text(4, 'Conv'),
    lengthField(5, text(1, 'group'), numberField(3, group)),
  );
const sum = lengthField(1, text(1, 'a'), text(1, 'c'), text(2, 'd'), text(4, 'Add'));
const model = Buffer.concat([
  numberField(1, 8),
  lengthField(7, conv('x', 'a', 1), conv('a', 'b', 300), conv('b', 'c', 300), sum),
]);

const nodesOf = (bytes: Uint8Array): string[] => {
  const graph = fieldsOf(bytes).find(({ id }) => id === 7)!;
  return fieldsOf(bytes, graph.from, graph.to).map(({ from, to }) => {
    const said = fieldsOf(bytes, from, to).filter(({ id }) => id < 5);
    return said.map((field) => textOf(bytes, field)).join(' ');
  });
};

const fromBytes = lengthField(1, text(1, 'bytes'), text(2, 'read'), text(4, 'DequantizeLinear'));
const inBytes = Buffer.concat([
  numberField(1, 8),
  lengthField(
    7,
    fromBytes,
    lengthField(
      1,
      text(1, 'x'),
      text(1, 'read'),
      text(2, 'y'),
      text(4, 'Conv'),
      lengthField(5, text(1, 'group'), numberField(3, 300)),
    ),
  ),
]);

it('leaves layers in bytes as they are', () => {
  expect(nodesOf(withChannelsLast(inBytes))).toEqual(['bytes read DequantizeLinear', 'x read y Conv']);
});

it('turns layers of single channels, and neither full ones nor those that a sum is joined to', () => {
  expect(nodesOf(withChannelsLast(model))).toEqual([
    'x weights a Conv',
    'a b_read_last Transpose',
    'b_read_last weights b_said_last NhwcFusedConv',
    'b_said_last b Transpose',
    'b weights c Conv',
    'a c d Add',
  ]);
});

it.runIf(process.arch === 'arm64')('says the same numbers as the network that it was made of', async () => {
  const weights = await readFile(new URL('../../engines/clearing/weights/vacant.onnx', import.meta.url));
  const plain = withSize(weights, 256, 160);
  const planes = Float32Array.from({ length: 3 * 256 * 160 }, (_, i) => (i * 97 + (i % 251) * (i % 13)) % 256);
  const answers = [plain, withChannelsLast(plain)].map(async (bytes) => {
    const session = await InferenceSession.create(bytes, { intraOpNumThreads: 1, logSeverityLevel: 3 });
    const picture = new Tensor('float32', planes, [1, 3, 160, 256]);
    const hole = new Tensor('float32', new Float32Array(160 * 256), [1, 1, 160, 256]);
    return (await session.run({ picture, hole })).classes!.data;
  });
  const [one, other] = await Promise.all(answers);
  expect(other).toEqual(one);
});
