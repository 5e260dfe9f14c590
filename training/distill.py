"""Teaches the small networks what the large ones say of invented houses: python3 training/distill.py SECONDS --day TEACHER.onnx [--nets sight,day] [--resume DIR]
Stops by the clock; writes NET.pt (fp16) and the curve. students.py NET.pt NET.onnx writes the ONNX file."""
import argparse, contextlib, copy, ctypes, json, math, os, subprocess, sys, time
START = time.time(); HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import numpy as np
import torch
import torch.nn.functional as F
from daylight import photos
from develop import filtered, look, rnd, saved, some, watermark
from shadows import relit
from students import begin, read, student, teacher

arg = argparse.ArgumentParser(); arg.add_argument('seconds', type=float); arg.add_argument('--seed', type=int, default=1); arg.add_argument('--out', default=os.environ.get('OUT', '.')); arg.add_argument('--nets', default='day'); arg.add_argument('--day', default=''); arg.add_argument('--resume', default=''); arg.add_argument('--lr', type=float, default=1.2e-3); arg.add_argument('--size', default='1024x704'); arg.add_argument('--pack', type=int, default=24); arg.add_argument('--keep', type=int, default=5000); arg.add_argument('--first', type=int, default=384); arg.add_argument('--every', type=int, default=4); arg.add_argument('--batch', type=int, default=48); arg.add_argument('--threads', type=int, default=14); arg.add_argument('--samples', type=int, default=2); arg.add_argument('--small', default='512x352')
A = arg.parse_args(); GPU = torch.cuda.is_available(); DEV = 'cuda' if GPU else 'cpu'; W, H = map(int, A.size.split('x')); SW, SH = map(int, A.small.split('x')); torch.manual_seed(A.seed); torch.backends.cuda.matmul.allow_tf32 = True; torch.backends.cudnn.allow_tf32 = True
half = lambda kind: torch.autocast('cuda', kind) if GPU else contextlib.nullcontext()


def library():
    path = '/tmp/libstudents-%s.so' % DEV; src = os.path.join(HERE, 'generator', 'render.cu')
    if not os.path.exists(path): subprocess.run(['nvcc', '-O3', '-use_fast_math', '-arch=sm_90', '-std=c++17', '-extended-lambda', '-shared', '-Xcompiler', '-fPIC,-pthread,-O2', '-w', '-o', path, src] if GPU else ['g++', '-O2', '-march=native', '-ffast-math', '-x', 'c++', '-std=c++17', '-shared', '-fPIC', '-pthread', '-w', '-o', path, src], check=True)
    lib = ctypes.CDLL(path); lib.pack_new.restype = ctypes.c_void_p; lib.pack_new.argtypes = [ctypes.c_int, ctypes.c_long]; lib.pack_fill.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]; lib.pack_render.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_void_p] * 3; return lib


class Ring:
    """Houses in the sun and without it (kind 10), or the mix of everything (kind -1) as one picture each."""
    def __init__(s, lib, w, h, keep, seed, kind):
        s.lib, s.w, s.h, s.keep, s.count, s.seed, s.n, s.kind = lib, w, h, max(keep, A.pack), 0, seed, A.pack, kind; s.twin = 2 if kind == 10 else 1; m = s.twin * s.n; s.pack = lib.pack_new(m, w * h); s.meta = np.zeros((m, 3), np.int32)
        s.tmp = torch.zeros(m, 3, h, w, device=DEV); s.tl = torch.zeros(m, h, w, dtype=torch.uint8, device=DEV); s.rgb = torch.zeros(s.keep, 3 * s.twin, h, w, dtype=torch.float16, device=DEV); s.lab = torch.zeros(s.keep, h, w, dtype=torch.uint8, device=DEV)

    def more(s):
        s.seed += 1; n = s.n
        if GPU: torch.cuda.current_stream().synchronize()
        s.lib.pack_fill(s.pack, s.seed, s.kind, A.threads, s.meta.ctypes.data); s.lib.pack_render(s.pack, s.w, s.h, A.samples, s.tmp.data_ptr(), s.tl.data_ptr(), None)
        at = min(s.count % s.keep, s.keep - n); t = torch.nan_to_num(s.tmp).clamp(0, 60); s.rgb[at:at + n] = (torch.cat([t[:n], t[n:]], 1) if s.twin > 1 else t).half(); s.lab[at:at + n] = s.tl[:n]; s.count += n

    def draw(s, n): i = torch.randint(0, min(s.count, s.keep), (n,), device=DEV); return s.rgb[i].float(), s.lab[i]


def view(x, w, h, least):
    """A part of the picture, stretched as a close look stretches it, turned over by chance."""
    n = x.shape[0]; d = x.device; z = least + (1 - least) * torch.rand(n, device=d); zy = (z * torch.exp(torch.randn(n, device=d) * .35)).clamp(least, 1); whole = torch.rand(n, device=d) < .3; z, zy = torch.where(whole, torch.ones_like(z), z), torch.where(whole, torch.ones_like(z), zy); turn = torch.where(torch.rand(n, device=d) < .5, -1., 1.).to(d)
    m = torch.zeros(n, 2, 3, device=d); m[:, 0, 0], m[:, 1, 1] = z * turn, zy; m[:, 0, 2], m[:, 1, 2] = (torch.rand(n, device=d) * 2 - 1) * (1 - z), (torch.rand(n, device=d) * 2 - 1) * (1 - zy); return F.affine_grid(m, [n, 1, h, w], align_corners=False)


def strange(p):
    """Parts of other pictures pasted in, and some laid over each other: the teacher's word on them is as good to learn from."""
    n, _, h, w = p.shape; other = p[torch.randperm(n, device=p.device)]; yy = torch.linspace(0, 1, h, device=p.device)[None, None, :, None]; xx = torch.linspace(0, 1, w, device=p.device)[None, None, None]; a, b = rnd(p, 0, .8), rnd(p, 0, .8)
    m = ((xx > a) & (xx < a + rnd(p, .15, .6)) & (yy > b) & (yy < b + rnd(p, .15, .6))).float() * some(p, .2); p = p * (1 - m) + other * m; k = some(p, .06) * rnd(p, .1, .5); p = p * (1 - k) + other * k; g = rnd(p, .7, 1.4) * some(p, .2); return torch.where(g > 0, p.clamp(min=1e-3) ** g.clamp(min=.1), p)


@torch.no_grad()
def pictures(kind, pairs, mix, it):
    if kind == 'day':
        size = ((2 * SW, 2 * SH), (SW, SH), (2 * SW, 2 * SH), (SW * 3 // 2, SH * 3 // 2 // 32 * 32))[it % 4]; n = max(2, A.batch * SW * SH // (size[0] * size[1])); x, y = pairs.draw(n); p, _, _, _ = photos(x, y, *size); p = torch.where(some(p, .25) > 0, filtered(p, .8).clamp(0, 1), p); return strange(p)
    if it % 8 in (2, 5):
        x, y = mix.draw(A.batch); g = view(x, SW, SH, .5); x = F.grid_sample(x, g, mode='bilinear', padding_mode='reflection', align_corners=False)
    else:
        x, y = pairs.draw(A.batch); g = view(x, SW, SH, .32); x = F.grid_sample(x, g, mode='bilinear', padding_mode='reflection', align_corners=False).clamp(min=0); y = F.grid_sample(y[:, None].float(), g, mode='nearest', padding_mode='reflection', align_corners=False); x, _, _ = relit(x[:, :3], x[:, 3:], y)
    p = look(x.clamp(min=0)); p = watermark(p, None) if it % 3 == 0 else p; return strange(saved(p))


def alike(mine, theirs):
    """Sums of squares beside the teacher's own spread; the student's further channels are free."""
    out = 0.
    for a, b in zip(mine, theirs): b = b.float(); d = a[:, :b.shape[1]].float() - b; out = out + (d ** 2).mean() / (b.var() + 1e-4)
    return out / len(theirs)


def sightLoss(said, told):
    (lo, facts), (tl, tf) = said, told; q = torch.log_softmax(lo.float(), 1); t = torch.softmax(tl.float(), 1); p = q.exp(); top = t.detach(); rim = F.max_pool2d(top, 5, 1, 2) - top; w = 1 + 3 * rim.amax(1, keepdim=True); w = w / w.mean()
    kl = ((t * (torch.log(t.clamp(min=1e-6)) - q)).sum(1, keepdim=True) * w).mean(); off = ((p - t).abs().sum(1, keepdim=True) * w).mean(); facts, tf = facts.float(), tf.float(); head = lambda a, b: (torch.softmax(b, 1) * (torch.log_softmax(b, 1) - torch.log_softmax(a, 1))).sum(1).mean()
    return 1.5 * kl + off + .1 * (head(facts[:, :4], tf[:, :4]) + .3 * head(facts[:, 4:11], tf[:, 4:11]) + F.binary_cross_entropy_with_logits(facts[:, 11], torch.sigmoid(tf[:, 11]))), (p - t).abs().sum(1).mean() / 2


def dayLoss(said, told):
    worth = torch.tensor([1., .5, .5], device=said.device)[None, :, None, None]; d = (said.float() - told.float()) * worth; out = (d ** 2 + 1e-4).sqrt().mean(); edge = 0.; off = d[:, :1].abs().mean()
    for k in range(4):
        edge = edge + (d[..., :, 1:] - d[..., :, :-1]).abs().mean() + (d[..., 1:, :] - d[..., :-1, :]).abs().mean()
        if k < 3: d = F.avg_pool2d(d, 2)
    return 3 * (out + .7 * edge), off


RATE = {'sight': .35, 'day': 1.}; LOSS = {'sight': sightLoss, 'day': dayLoss}; FILE = {'sight': os.path.join(HERE, '..', 'engines/vision/weights/sight.onnx'), 'day': A.day}


class Pupil:
    def __init__(s, kind, pairs, mix):
        s.kind = kind; s.big = read(teacher(kind), FILE[kind]).to(DEV).to(memory_format=torch.channels_last).eval().requires_grad_(False); s.net = student(kind).to(DEV)
        if A.resume: s.net.load_state_dict({k: v.float() for k, v in torch.load(os.path.join(A.resume, kind + '.pt'), map_location=DEV).items()})
        else: print(kind, 'keeps', begin(s.net, s.big, [pictures(kind, pairs, mix, 1)[:8 if GPU else 2] for _ in range(8 if GPU else 2)]), flush=True)
        s.net = s.net.to(memory_format=torch.channels_last); s.mean = copy.deepcopy(s.net).eval(); s.params = list(s.net.parameters()); s.opt = torch.optim.AdamW([{'params': [p for p in s.params if p.ndim > 1], 'weight_decay': .003}, {'params': [p for p in s.params if p.ndim <= 1], 'weight_decay': 0}], A.lr, betas=(.9, .99), **({'fused': True} if GPU else {})); s.bad = torch.zeros((), device=DEV); s.exam = [pictures(kind, pairs, mix, i) for i in (0, 1, 3)]; print(kind, sum(p.numel() for p in s.params), 'weights of', sum(p.numel() for p in s.big.parameters()), flush=True)

    def step(s, x, f, it):
        lr = A.lr * RATE[s.kind] * min(1, (it + 1) / 100) * (.5 + .5 * math.cos(math.pi * min(1, f))) + 5e-6
        for g in s.opt.param_groups: g['lr'] = lr
        x = x.contiguous(memory_format=torch.channels_last); theirs, mine = [], []
        with torch.no_grad(), half(torch.float16): told = s.big(x, theirs)
        with half(torch.bfloat16): said = s.net(x, mine)
        loss, off = LOSS[s.kind](said, told); near = alike(mine, theirs); total = loss + near * (.6 * (1 - f) ** 2 + .05); s.opt.zero_grad(set_to_none=True); total.backward(); grads = [p.grad for p in s.params if p.grad is not None]; size = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(grads))); fine = torch.isfinite(size); s.bad.add_((~fine).float())
        for g in grads: g.nan_to_num_(0, 0, 0)
        torch._foreach_mul_(grads, torch.where(fine, (1 / size.clamp(min=1e-6)).clamp(max=1), torch.zeros_like(size))); s.opt.step()
        with torch.no_grad(): torch._foreach_lerp_(list(s.mean.parameters()), s.params, 1 - min(.998, (1 + it) / (15 + it)))
        return loss, near, off

    @torch.no_grad()
    def score(s): return [round(float(LOSS[s.kind](s.mean(x), s.big(x))[1]), 4) for x in s.exam]

    def keep(s): torch.save({k: v.half() for k, v in s.mean.state_dict().items()}, os.path.join(A.out, s.kind + '.pt'))


def main():
    lib = library(); print('renderer', round(time.time() - START, 1), flush=True); pairs = Ring(lib, W, H, A.keep, A.seed * 10_000_000, 10); mix = Ring(lib, 640 if GPU else W, 448 if GPU else H, A.keep if 'sight' in A.nets else 24, A.seed * 10_000_000 + 5_000_000, -1)
    while pairs.count < A.first: pairs.more()
    while 'sight' in A.nets and mix.count < A.first: mix.more()
    print('first houses', round(time.time() - START, 1), flush=True); pupils = [Pupil(k, pairs, mix) for k in A.nets.split(',')]; t0 = time.time(); saved_ = t0; curve = []; it = 0
    while time.time() - START < A.seconds:
        f = (time.time() - t0) / max(1, A.seconds - (t0 - START))
        if it % A.every == 0: (mix if it // A.every % 4 == 3 and 'sight' in A.nets else pairs).more()
        got = {p.kind: p.step(pictures(p.kind, pairs, mix, it), f, it) for p in pupils}
        if it % 100 == 0: row = dict(step=it, seconds=round(time.time() - START, 1), houses=pairs.count, mix=mix.count, **{k: [round(float(v), 4) for v in g] for k, g in got.items()}, held={p.kind: p.score() for p in pupils}, skipped=[int(p.bad) for p in pupils]); curve.append(row); print(json.dumps(row), flush=True)
        if time.time() - saved_ > 60: saved_ = time.time(); [p.keep() for p in pupils]
        it += 1
    print('steps', it, {p.kind: p.score() for p in pupils}, flush=True); [p.keep() for p in pupils]; json.dump(curve, open(os.path.join(A.out, 'curve.json'), 'w')); print('done', round(time.time() - START, 1), flush=True)


if __name__ == '__main__': main()
