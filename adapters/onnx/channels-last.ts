import { type Field, fieldsOf, lengthField, numberField, textOf } from './protobuf.ts';

/** Numbers of the fields of ONNX messages that are read or written here. */
const MODEL = { graph: 7, opset: 8 };
const GRAPH = { node: 1 };
const NODE = { input: 1, output: 2, kind: 4, attribute: 5, domain: 7 };
const ATTRIBUTE = { name: 1, number: 3, numbers: 8, type: 20 };
const OPSET = { domain: 1, version: 2 };
const LIST_OF_NUMBERS = 7;
const OWN_DOMAIN = 'com.microsoft';

type Node = {
  readonly kind: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes: readonly Field[];
};

const nodeOf = (model: Uint8Array, { from, to }: Field): Node => {
  const fields = fieldsOf(model, from, to);
  const texts = (id: number): string[] =>
    fields.filter((field) => field.id === id).map((field) => textOf(model, field));
  return {
    kind: texts(NODE.kind)[0]!,
    inputs: texts(NODE.input),
    output: texts(NODE.output)[0]!,
    attributes: fields.filter(({ id }) => id === NODE.attribute),
  };
};

const groupsOf = (model: Uint8Array, { attributes }: Node): number => {
  for (const { from, to } of attributes) {
    const fields = fieldsOf(model, from, to);
    const name = fields.find(({ id }) => id === ATTRIBUTE.name);
    if (name && textOf(model, name) === 'group') return fields.find(({ id }) => id === ATTRIBUTE.number)?.value ?? 1;
  }
  return 1;
};

const nodeField = (
  kind: string,
  inputs: readonly string[],
  output: string,
  rest: readonly Uint8Array[],
): Uint8Array => {
  const read = inputs.map((input) => lengthField(NODE.input, input));
  return lengthField(GRAPH.node, ...read, lengthField(NODE.output, output), lengthField(NODE.kind, kind), ...rest);
};

const turned = (input: string, output: string, order: readonly number[]): Uint8Array => {
  const numbers = order.map((axis) => numberField(ATTRIBUTE.numbers, axis));
  const type = numberField(ATTRIBUTE.type, LIST_OF_NUMBERS);
  const attribute = lengthField(NODE.attribute, lengthField(ATTRIBUTE.name, 'perm'), ...numbers, type);
  return nodeField('Transpose', [input], output, [attribute]);
};

/** The layer between two turns of the picture, which the run time then drops on both sides. */
const lastOf = (model: Uint8Array, { inputs: [picture, ...weights], output, attributes }: Node): Uint8Array[] => {
  const [read, said] = [`${output}_read_last`, `${output}_said_last`];
  const kept = attributes.map(({ start, to }) => model.subarray(start, to));
  const layer = nodeField('NhwcFusedConv', [read, ...weights], said, [lengthField(NODE.domain, OWN_DOMAIN), ...kept]);
  return [turned(picture!, read, [0, 2, 3, 1]), layer, turned(said, output, [0, 3, 1, 2])];
};

const graphOf = (model: Uint8Array, { from, to }: Field): Uint8Array => {
  const fields = fieldsOf(model, from, to);
  const nodes = new Map(fields.filter(({ id }) => id === GRAPH.node).map((field) => [field, nodeOf(model, field)]));
  // The run time joins a sum to the layer before it, and adds wrongly where that is one of single channels with the channels last.
  const added = new Set([...nodes.values()].filter(({ kind }) => kind === 'Add').flatMap(({ inputs }) => inputs));
  // Layers in bytes are laid out so already.
  const inBytes = new Set(
    [...nodes.values()].filter(({ kind }) => kind === 'DequantizeLinear').map((node) => node.output),
  );
  const parts = fields.flatMap((field) => {
    const node = nodes.get(field);
    const full = node?.kind === 'Conv' && !inBytes.has(node.inputs[1]!);
    const single = full && groupsOf(model, node) > 1 && !added.has(node.output);
    return single ? lastOf(model, node) : [model.subarray(field.start, field.to)];
  });
  return lengthField(MODEL.graph, ...parts);
};

/**
 * The same network, with layers of single channels written as ones that read and write the channels last. On ARM the run time lays out all
 * other layers so by itself, and turned the picture round four times for each of these: a tenth of all work, for the same numbers.
 */
export const withChannelsLast = (model: Uint8Array): Uint8Array => {
  const parts = fieldsOf(model).map((field) =>
    field.id === MODEL.graph ? graphOf(model, field) : model.subarray(field.start, field.to),
  );
  const own = lengthField(MODEL.opset, lengthField(OPSET.domain, OWN_DOMAIN), numberField(OPSET.version, 1));
  return Buffer.concat([...parts, own]);
};
