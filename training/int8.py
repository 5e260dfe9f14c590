"""The same network in bytes: python3 training/int8.py lean.onnx small.onnx [--size 512x352] [--seed 1] [--inputs FOLDER]. Convolutions, what they hand on and the sums between them are whole numbers of 8 bits;
everything else stays as it is. Ranges are measured on the project's own pictures: the sample listing and the held-out scenes, whole and in parts. --inputs: what another than pictures reads, as skyline-places.ts writes it."""
import argparse, glob, os, tempfile
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper, shape_inference
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
# Processors without instructions for bytes add the products of two neighbours in 16 bits with a sign: with both at three quarters of their range, 190, what fits is 170 for the two weights together.
PAIR, MOST = 170, 127


def widened(path):
    """All layers in fp32, as the run time itself reads them on x86."""
    model = onnx.load(path); graph = model.graph; typed = {v.name: v.type.tensor_type.elem_type for v in shape_inference.infer_shapes(model).graph.value_info}
    typed.update({i.name: i.type.tensor_type.elem_type for i in graph.input}); typed.update({t.name: t.data_type for t in graph.initializer})
    for n in graph.node:
        if n.op_type == 'Cast' and {typed.get(n.input[0]), n.attribute[0].i} <= {TensorProto.FLOAT, TensorProto.FLOAT16}: n.op_type = 'Identity'; del n.attribute[:]
    same = {n.output[0]: n.input[0] for n in graph.node if n.op_type == 'Identity' and n.output[0] not in {o.name for o in graph.output}}; kept = [n for n in graph.node if n.output[0] not in same]

    def origin(name):
        while name in same: name = same[name]
        return name
    for n in kept: n.input[:] = [origin(k) for k in n.input]
    weights = [numpy_helper.from_array(numpy_helper.to_array(t).astype(np.float32), t.name) if t.data_type == TensorProto.FLOAT16 else t for t in graph.initializer]
    del graph.node[:], graph.initializer[:], graph.value_info[:]; graph.node.extend(kept); graph.initializer.extend(weights); return model


class Pictures(CalibrationDataReader):
    def __init__(s, width, height, seed):
        rnd = np.random.default_rng(seed); files = sorted(glob.glob(HERE + '/../samples/*.jpg') + glob.glob(HERE + '/../bench/vision/scenes/*.jpg')); s.all = []
        for f in files:
            photo = Image.open(f).convert('RGB'); w, h = photo.size
            for share in (1, .7, .45):
                x, y = rnd.uniform(0, 1 - share, 2); part = photo.crop((int(x * w), int(y * h), int((x + share) * w), int((y + share) * h))).resize((width, height), Image.BOX)
                s.all.append(np.asarray(part, np.float32).transpose(2, 0, 1)[None])
        rnd.shuffle(s.all); s.all = iter(s.all[:40])

    def get_next(s): x = next(s.all, None); return None if x is None else {'picture': x}


class Parts(Pictures):
    """NUMBER-WIDTHxHEIGHT.f32: planes of four pixels to a place, one after the other."""
    def __init__(s, folder):
        read = lambda f, w, h: np.fromfile(f, np.float32).reshape(1, -1, h // 2, w // 2); s.all = iter([read(f, *map(int, f[:-4].rsplit('-', 1)[1].split('x'))) for f in sorted(glob.glob(folder + '/*.f32'))])


def finer(small, full):
    """Weights anew, each channel in steps of its own: as fine as eight bits allow where no two neighbours could overflow."""
    graph, real = small.graph, {t.name: numpy_helper.to_array(t) for t in full.graph.initializer}; kept = {t.name: t for t in graph.initializer}; value = lambda k: numpy_helper.to_array(kept[k]); put = lambda k, a: kept[k].CopyFrom(numpy_helper.from_array(a, k)); made = {n.output[0]: n for n in graph.node}
    for n in graph.node:
        if n.op_type != 'Conv' or made.get(n.input[1]) is None: continue
        said, (weights, steps) = made[n.input[0]], made[n.input[1]].input[:2]; name = weights.removesuffix('_quantized'); w = real[name].astype(np.float64); rows = w.transpose(0, 2, 3, 1).reshape(len(w), -1)
        if rows.shape[1] % 2: rows = np.pad(rows, ((0, 0), (0, 1)))
        a, b = rows[:, ::2], rows[:, 1::2]; together = np.maximum(np.maximum(a, 0) + np.maximum(b, 0), np.maximum(-a, 0) + np.maximum(-b, 0)).max(1); step = np.maximum(np.abs(rows).max(1) / MOST, together / PAIR if w.shape[1] > 1 else 0) + 1e-12; step = step.astype(np.float32)
        put(weights, np.clip(np.rint(w / step[:, None, None, None]), -MOST, MOST).astype(np.int8)); put(steps, step)
        if len(n.input) > 2 and made.get(n.input[2]) is not None: bias, scale = made[n.input[2]].input[:2]; by = (step * value(said.input[1]).reshape(-1)[0]).astype(np.float32); put(scale, by); put(bias, np.rint(real[bias.removesuffix('_quantized')].astype(np.float64) / by).astype(np.int32))


def narrow(graph):
    """What stays as it was lies in the file in fp16 and is widened by the graph itself."""
    used = {n.input[0] for n in graph.node if n.op_type == 'DequantizeLinear'}; steps = {k for n in graph.node if n.op_type in ('QuantizeLinear', 'DequantizeLinear') for k in n.input}
    for t in list(graph.initializer):
        w = numpy_helper.to_array(t)
        if t.name in used | steps or t.data_type != TensorProto.FLOAT or w.size < 256: continue
        graph.initializer.remove(t); graph.initializer.append(numpy_helper.from_array(w.astype(np.float16), t.name + '_16')); graph.node.insert(0, helper.make_node('Cast', [t.name + '_16'], [t.name], to=TensorProto.FLOAT))


def main():
    arg = argparse.ArgumentParser(); arg.add_argument('source'); arg.add_argument('target'); arg.add_argument('--size', default='512x352'); arg.add_argument('--seed', type=int, default=1); arg.add_argument('--inputs', default='')
    A = arg.parse_args(); full = widened(A.source); width, height = map(int, A.size.split('x')); own = Parts(A.inputs) if A.inputs else Pictures(width, height, A.seed)
    with tempfile.TemporaryDirectory() as at:
        onnx.save(full, at + '/full.onnx')
        quantize_static(at + '/full.onnx', at + '/small.onnx', own, quant_format=QuantFormat.QDQ, per_channel=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8, calibrate_method=CalibrationMethod.MinMax, op_types_to_quantize=['Conv', 'Relu', 'Add', 'Resize'])
        small = onnx.load(at + '/small.onnx')
    finer(small, full); narrow(small.graph); del small.graph.value_info[:]; onnx.checker.check_model(small); onnx.save(small, A.target)


if __name__ == '__main__': main()
