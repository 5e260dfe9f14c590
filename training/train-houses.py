"""Teaches the vision network more of houses, and lamps on walls as one class more: python3 training/train-houses.py SECONDS --start engines/vision/weights/sight.onnx [--resume house.pt]
Begins as the network in use, sees houses as close looks crop them, and now and then the mix of everything, on which it keeps to what it said before.
Stops by the clock; writes house.pt (fp16), and the curve. students.export writes the ONNX file."""
import argparse, contextlib, copy, ctypes, json, math, os, subprocess, sys, threading, time
START = time.time(); HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import numpy as np
import torch
import torch.nn.functional as F
from develop import look, saved, watermark
from students import Net, again, read, teacher

arg = argparse.ArgumentParser(); arg.add_argument('seconds', type=float); arg.add_argument('--start', required=True); arg.add_argument('--resume', default=''); arg.add_argument('--seed', type=int, default=1); arg.add_argument('--out', default=os.environ.get('OUT', '.'))
arg.add_argument('--batch', type=int, default=44); arg.add_argument('--pack', type=int, default=32); arg.add_argument('--lr', type=float, default=6e-4); arg.add_argument('--threads', type=int, default=14); arg.add_argument('--keep', type=int, default=9000); arg.add_argument('--every', type=int, default=1); arg.add_argument('--samples', type=int, default=3); arg.add_argument('--first', type=int, default=1024)
A = arg.parse_args(); GPU = torch.cuda.is_available(); DEV = 'cuda' if GPU else 'cpu'; W, H, SW, SH = 800, 552, 512, 352; torch.manual_seed(A.seed); torch.backends.cuda.matmul.allow_tf32 = True; torch.backends.cudnn.allow_tf32 = True
LAMP = 18; WEIGHT = torch.tensor([.9, 1.1, .9, 1.2, 1.2, 1.3, 1.1, .8, .9, 1., 1.8, 1.8, 1.3, .8, .8, 1.2, 1.2, 1., 2.5], device=DEV)
half = lambda kind: torch.autocast('cuda', kind) if GPU else contextlib.nullcontext()


housesNet = lambda: Net((32, 64, 128, 208, 304), ([192] * 2, [384] * 3, [624] * 6, [912] * 4), [912] * 2, ([624] * 2, [384] * 2, [192] * 2), 19, facts=12, t=32)


def library():
    path = '/tmp/libhouses-%s.so' % DEV; src = os.path.join(HERE, 'generator', 'render.cu')
    subprocess.run(['nvcc', '-O3', '-use_fast_math', '-arch=sm_90', '-std=c++17', '-extended-lambda', '-shared', '-Xcompiler', '-fPIC,-pthread,-O2', '-w', '-o', path, src] if GPU else ['g++', '-O2', '-march=native', '-ffast-math', '-x', 'c++', '-std=c++17', '-shared', '-fPIC', '-pthread', '-w', '-o', path, src], check=True)
    lib = ctypes.CDLL(path); lib.pack_new.restype = ctypes.c_void_p; lib.pack_new.argtypes = [ctypes.c_int, ctypes.c_long]; lib.pack_fill.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]; lib.pack_render.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_void_p] * 3; return lib


class Ring:
    """Rendered scenes, developed anew at each use; the next pack is invented while the GPU works."""
    def __init__(s, lib, w, h, keep, seed, kind):
        s.lib, s.w, s.h, s.keep, s.count, s.seed, s.kind, n = lib, w, h, max(keep, A.pack), 0, seed, kind, A.pack; s.packs = [(lib.pack_new(n, w * h), np.zeros((n, 3), np.int32)) for _ in range(2)]; s.read = [None, None]; s.turn = 0
        s.tmp = torch.zeros(n, 3, h, w, device=DEV); s.tl = torch.zeros(n, h, w, dtype=torch.uint8, device=DEV); s.rgb = torch.zeros(s.keep, 3, h, w, dtype=torch.float16, device=DEV); s.lab = torch.zeros(s.keep, h, w, dtype=torch.uint8, device=DEV); s.begin()

    def begin(s):
        p, m = s.packs[s.turn]; s.seed += 1
        if s.read[s.turn] is not None: s.read[s.turn].synchronize()
        s.job = threading.Thread(target=s.lib.pack_fill, args=(p, s.seed, s.kind, A.threads, m.ctypes.data)); s.job.start()

    def more(s):
        s.job.join(); turn = s.turn; p, _ = s.packs[turn]; s.turn ^= 1; n = A.pack; s.begin(); s.lib.pack_render(p, s.w, s.h, A.samples if GPU else 1, s.tmp.data_ptr(), s.tl.data_ptr(), None)
        if GPU: s.read[turn] = torch.cuda.Event(); s.read[turn].record()
        at = min(s.count % s.keep, s.keep - n); s.rgb[at:at + n] = torch.nan_to_num(s.tmp).clamp(0, 60).half(); s.lab[at:at + n] = s.tl; s.count += n

    def draw(s, n): i = torch.randint(0, min(s.count, s.keep), (n,), device=DEV); return s.rgb[i].float(), s.lab[i]


def view(n, w, h, least):
    """All of the picture, or a part of it, stretched as a close look stretches it; turned over and slightly turned by chance."""
    u = lambda: torch.rand(n, device=DEV); z = least + (1 - least) * u(); zy = (z * torch.exp(torch.randn(n, device=DEV) * .3)).clamp(least, 1); whole = u() < .4; z, zy = torch.where(whole, torch.ones_like(z), z), torch.where(whole, torch.ones_like(z), zy)
    flip = torch.where(u() < .5, -1., 1.); turn = torch.randn(n, device=DEV) * .015; m = torch.zeros(n, 2, 3, device=DEV); m[:, 0, 0], m[:, 1, 1], m[:, 0, 1], m[:, 1, 0] = z * flip, zy, -turn * zy, turn * z * flip; m[:, 0, 2], m[:, 1, 2] = (u() * 2 - 1) * (1 - z), (u() * 2 - 1) * (1 - zy); return F.affine_grid(m, [n, 1, h, w], align_corners=False)


@torch.no_grad()
def photos(ring, n, w, h, least):
    x, y = ring.draw(n); g = view(n, w, h, least); x = F.grid_sample(x, g, mode='bilinear', padding_mode='reflection', align_corners=False).clamp(min=0); y = F.grid_sample(y[:, None].float(), g, mode='nearest', padding_mode='reflection', align_corners=False)[:, 0].round().long(); return saved(watermark(look(x), None)), y


def lossOf(lo, y):
    lo = lo.float(); ok = (y < 255)[:, None]; ce = F.cross_entropy(lo, y, weight=WEIGHT, ignore_index=255, label_smoothing=.03); p = torch.softmax(lo, 1) * ok; hot = ((y[:, None] == torch.arange(19, device=DEV)[None, :, None, None]) & ok).float(); inter, union, size = (p * hot).sum((0, 2, 3)), (p + hot).sum((0, 2, 3)), hot.sum((0, 2, 3)); there = (size > 50).float()
    return ce + .5 * ((1 - (2 * inter + 100) / (union + 100)) * there).sum() / there.sum().clamp(min=1)


def kept(said, told):
    """What it said before: classes and facts."""
    (lo, f), (tl, tf) = said, told; kl = lambda a, b: (torch.softmax(b.float(), 1) * (torch.log_softmax(b.float(), 1) - torch.log_softmax(a.float(), 1))).sum(1).mean(); return kl(lo[:, :18], tl[:, :18]), kl(f[:, :4], tf[:, :4]) + .3 * kl(f[:, 4:11], tf[:, 4:11])


@torch.no_grad()
def exam(net, papers):
    """IoU of pane, roof, facade, garage and sky on held-out houses."""
    inter, union = torch.zeros(19, device=DEV), torch.zeros(19, device=DEV)
    for x, y in papers:
        with half(torch.float16): top = net(x)[0].argmax(1)
        y = y[:, ::2, ::2]
        for k in range(19): a, b = top == k, y == k; ok = y < 255; inter[k] += (a & b & ok).sum(); union[k] += ((a | b) & ok).sum()
    return {n: round(float(inter[k] / union[k].clamp(min=1)), 3) for n, k in (('pane', 10), ('roof', 9), ('facade', 8), ('garage', 12), ('entrance', 11), ('sky', 7), ('lamp', 18))}


def load(path):
    """One class more than the network in use has: lanterns on the walls."""
    own = (again(housesNet(), path) if 'houses' in os.path.basename(path) else read(teacher('sight'), path)).state_dict() if path.endswith('.onnx') else {k: v.float() for k, v in torch.load(path, map_location='cpu').items()}; net = housesNet()
    if own['head.weight'].shape[0] == 18: own['head.weight'] = torch.cat([own['head.weight'], torch.zeros_like(own['head.weight'][:1])]); own['head.bias'] = torch.cat([own['head.bias'], torch.full_like(own['head.bias'][:1], -7)])
    net.load_state_dict(own); return net.to(DEV).to(memory_format=torch.channels_last)


def main():
    lib = library(); print('renderer', round(time.time() - START, 1), flush=True); houses = Ring(lib, W, H, A.keep, A.seed * 10_000_000, 1); tall = Ring(lib, H, W, A.keep // 12, A.seed * 10_000_000 + 3_000_000, 1); mix = Ring(lib, 640, 448, A.keep // 4, A.seed * 10_000_000 + 5_000_000, -1)
    big = load(A.start).eval().requires_grad_(False); net = load(A.resume or A.start); mean = copy.deepcopy(net).eval(); params = list(net.parameters()); opt = torch.optim.AdamW([{'params': [p for p in params if p.ndim > 1], 'weight_decay': .01}, {'params': [p for p in params if p.ndim <= 1], 'weight_decay': 0}], A.lr, betas=(.9, .99), **({'fused': True} if GPU else {}))
    first = A.first if GPU else A.pack
    while houses.count < (256 if GPU else A.pack): houses.more()
    torch.manual_seed(99); papers = [photos(houses, 16 if GPU else 2, SW, SH, .5) for _ in range(12 if GPU else 1)]; houses.count = 0; torch.manual_seed(A.seed)
    while houses.count < first: houses.more()
    while mix.count < first // 4: mix.more()
    while tall.count < first // 8: tall.more()
    print('first scenes', round(time.time() - START, 1), exam(mean, papers), flush=True); t0 = time.time(); kept_, it, curve, bad = t0, 0, [], torch.zeros((), device=DEV)
    while time.time() - START < A.seconds:
        f = (time.time() - t0) / max(1, A.seconds - (t0 - START)); lr = A.lr * min(1, (it + 1) / 150) * (.5 + .5 * math.cos(math.pi * min(1, f))) + 5e-6
        for g in opt.param_groups: g['lr'] = lr
        if it % A.every == 0: (mix if it // A.every % 6 == 5 else tall if it // A.every % 12 == 4 else houses).more()
        other = it % 6 == 3
        if other: x, y = photos(mix, A.batch, SW, SH, .55)
        elif it % 12 == 7: x, y = photos(tall, A.batch, SH, SW, .4)
        elif it % 4 == 0: x, y = photos(houses, int(A.batch * .63), 640, 448, .45)
        else: x, y = photos(houses, A.batch, SW, SH, .32)
        x = x.contiguous(memory_format=torch.channels_last)
        with torch.no_grad(), half(torch.float16): told = big(x)
        with half(torch.bfloat16): said = net(x)
        same, facts = kept(said, told); told_ = lossOf(said[0], y[:, ::2, ::2].contiguous()); loss = (.3 * told_ + same if other else told_ + .05 * same) + .2 * facts
        opt.zero_grad(set_to_none=True); loss.backward(); grads = [p.grad for p in params if p.grad is not None]; size = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(grads))); fine = torch.isfinite(size); bad += ~fine
        for g in grads: g.nan_to_num_(0, 0, 0)
        torch._foreach_mul_(grads, torch.where(fine, (1 / size.clamp(min=1e-6)).clamp(max=1), torch.zeros_like(size))); opt.step()
        with torch.no_grad(): torch._foreach_lerp_(list(mean.parameters()), params, 1 - min(.998, (1 + it) / (15 + it)))
        if it % 200 == 0: row = dict(step=it, seconds=round(time.time() - START, 1), houses=houses.count, loss=round(float(told_), 4), same=round(float(same), 4), held=exam(mean, papers), skipped=int(bad)); curve.append(row); print(json.dumps(row), flush=True)
        if time.time() - kept_ > 60: kept_ = time.time(); torch.save({k: v.half() for k, v in mean.state_dict().items()}, os.path.join(A.out, 'house.pt'))
        it += 1
    print('steps', it, exam(mean, papers), flush=True); torch.save({k: v.half() for k, v in mean.state_dict().items()}, os.path.join(A.out, 'house.pt')); json.dump(curve, open(os.path.join(A.out, 'curve.json'), 'w')); print('done', round(time.time() - START, 1), flush=True)


if __name__ == '__main__': main()
