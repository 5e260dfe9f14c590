"""The same network for less work: python3 training/lean.py full.onnx lean.onnx. Pointwise layers move below the enlargement that feeds them, two in a row with nothing between them become
one, a sum of a layer and what it reads becomes one layer, and convolutions compute in fp16 where the processor can (ARM; elsewhere the run time widens them). What it says changes by thousandths."""
import sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


class Graph:
    def __init__(s, model):
        s.model, s.nodes, s.weights, s.outs = model, [], {}, [o.name for o in model.graph.output]
        kept = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}
        for n in model.graph.node:
            if n.op_type == 'Constant': kept[n.output[0]] = numpy_helper.to_array(n.attribute[0].t)
            elif n.op_type == 'Cast' and n.input[0] in kept: kept[n.output[0]] = kept.pop(n.input[0]).astype(helper.tensor_dtype_to_np_dtype(n.attribute[0].i))
            else: s.nodes.append(n)
        s.weights = kept

    def users(s, name): return [n for n in s.nodes if name in n.input] + [None] * (name in s.outs)
    def maker(s, name): return next((n for n in s.nodes if name in n.output), None)

    def pointwise(s, n): return n is not None and n.op_type == 'Conv' and s.weights[n.input[1]].shape[2:] == (1, 1)

    def save(s, path):
        g, used = s.model.graph, {i for n in s.nodes for i in n.input}
        del g.node[:], g.initializer[:], g.value_info[:]
        g.node.extend(s.nodes); g.initializer.extend(numpy_helper.from_array(np.asarray(w, order="C"), k) for k, w in s.weights.items() if k in used)
        onnx.checker.check_model(s.model); onnx.save(s.model, path)


def shrinkFirst(g):
    """A mean over neighbours and a sum over channels may change places: the sum is cheaper before the picture is enlarged."""
    for big in [n for n in g.nodes if n.op_type == 'Resize']:
        for conv in g.users(big.output[0]):
            if len(g.users(big.output[0])) > 1 or not g.pointwise(conv): continue
            conv.input[0], big.input[0] = big.input[0], conv.output[0] + '_small'; end = conv.output[0]; conv.output[0], big.output[0] = big.input[0], end
            i, j = g.nodes.index(big), g.nodes.index(conv); g.nodes[i], g.nodes[j] = conv, big


def merge(g):
    """y = x + down(u), then only last(y): last(x) + (last after down)(u), and the wide sum is never made."""
    for last in [n for n in g.nodes if g.pointwise(n)]:
        total = g.maker(last.input[0])
        if total is None or total.op_type != 'Add' or len(g.users(total.output[0])) > 1: continue
        down = g.maker(total.input[1])
        if not g.pointwise(down) or len(g.users(down.output[0])) > 1: continue
        (w, b), (v, c) = [[g.weights[k].astype(np.float64) for k in n.input[1:3]] for n in (last, down)]; w, v = w[:, :, 0, 0], v[:, :, 0, 0]
        names = [down.input[1] + '_merged', down.input[2] + '_merged']; g.weights[names[0]], g.weights[names[1]] = (w @ v)[:, :, None, None].astype(np.float32), (w @ c).astype(np.float32)
        down.input[1], down.input[2] = names; end = last.output[0]; last.input[0] = total.input[0]; last.output[0] += '_own'; total.input[0], total.output[0] = last.output[0], end
        g.nodes.remove(total); g.nodes.insert(g.nodes.index(last) + 1, total)


def foldOwn(g):
    """y = x + conv(x) is a convolution too: one more in the middle of each channel's own weights."""
    for total in [n for n in g.nodes if n.op_type == 'Add']:
        for own, kernel in (total.input, list(total.input)[::-1]):
            conv = g.maker(kernel)
            if conv is None or conv.op_type != 'Conv' or conv.input[0] != own or len(g.users(kernel)) > 1: continue
            w = g.weights[conv.input[1]].copy()
            if w.shape[0] != w.shape[1] or w.shape[2] % 2 == 0: continue
            k = np.arange(len(w)); w[k, k, w.shape[2] // 2, w.shape[3] // 2] += 1; conv.input[1] += '_own'; g.weights[conv.input[1]] = w
            conv.output[0] = total.output[0]; g.nodes.remove(total); break


def spellSoftmax(g):
    """Over channels the run time's own softmax walks through memory the long way round."""
    for n in [n for n in g.nodes if n.op_type == 'Softmax' and n.output[0] == 'classes']:
        at, x, y = g.nodes.index(n), n.input[0], n.output[0]; g.weights['channels'] = np.array([1]); make = helper.make_node
        g.nodes[at:at + 1] = [make('ReduceMax', [x], ['most'], axes=[1]), make('Sub', [x, 'most'], ['below']), make('Exp', ['below'], ['raised']), make('ReduceSum', ['raised', 'channels'], ['sum']), make('Div', ['raised', 'sum'], [y])]


def halve(g):
    half, casts, nodes, ends = set(), {}, [], []

    def cast(name, to):
        key = (name, to)
        if key not in casts: casts[key] = f'{name}_{"half" if to == TensorProto.FLOAT16 else "full"}'; nodes.append(helper.make_node('Cast', [name], [casts[key]], to=to))
        return casts[key]
    for n in g.nodes:
        # A sum in fp16 takes the run time longer than two casts and one in fp32, unless it is joined to the layer before it.
        halved = n.op_type == 'Conv' or (n.op_type in ('Relu', 'Add') and all(k in half for k in n.input))
        for i, k in enumerate(n.input):
            if k in g.weights:
                if n.op_type == 'Conv': g.weights[k] = g.weights[k].astype(np.float16)
            elif halved and k and k not in half: n.input[i] = cast(k, TensorProto.FLOAT16)
            elif not halved and k in half and n.op_type != 'Shape': n.input[i] = cast(k, TensorProto.FLOAT)
        nodes.append(n)
        if halved: half.update(n.output)
    for name in [o for o in g.outs if o in half]:
        for n in nodes:
            for side in (n.input, n.output):
                for i, k in enumerate(side):
                    if k == name: side[i] = name + '_half'
        ends.append(helper.make_node('Cast', [name + '_half'], [name], to=TensorProto.FLOAT))
    g.nodes = nodes + ends


def narrow(g):
    """Other large weights lie in the file as fp16 and are widened by the graph itself."""
    casts, used = [], {i for n in g.nodes for i in n.input}
    for k, w in list(g.weights.items()):
        if k in used and w.dtype == np.float32 and w.size >= 256: g.weights[k + '_16'] = g.weights.pop(k).astype(np.float16); casts.append(helper.make_node('Cast', [k + '_16'], [k], to=TensorProto.FLOAT))
    g.nodes = casts + g.nodes


def lean(source, target):
    g = Graph(onnx.load(source))
    for step in (shrinkFirst, merge, foldOwn, spellSoftmax, halve, narrow): step(g)
    g.save(target)


if __name__ == '__main__': lean(*sys.argv[1:3])
