"""Trains the daylight network on houses rendered in the sun and under the sky alone: python3 training/train-daylight.py SECONDS [--library librender.so]
Stops by the clock; writes daylight.pt (fp16), the loss curve and a sheet of held-out houses."""
import argparse, contextlib, copy, ctypes, json, math, os, subprocess, sys, time
START = time.time(); HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import numpy as np
import torch
import torch.nn.functional as F
from daylight import Daylight, lossOf, photos

arg = argparse.ArgumentParser(); arg.add_argument('seconds', type=float); arg.add_argument('--seed', type=int, default=1); arg.add_argument('--out', default=os.environ.get('OUT', '.')); arg.add_argument('--library', default=''); arg.add_argument('--size', default='1024x704'); arg.add_argument('--resume', default=''); arg.add_argument('--batch', type=int, default=48); arg.add_argument('--windows', default='512x352,768x544'); arg.add_argument('--pack', type=int, default=16); arg.add_argument('--lr', type=float, default=3e-3); arg.add_argument('--threads', type=int, default=14); arg.add_argument('--keep', type=int, default=12000); arg.add_argument('--first', type=int, default=320); arg.add_argument('--samples', type=int, default=2); arg.add_argument('--every', type=int, default=2)
A = arg.parse_args(); GPU = torch.cuda.is_available(); DEV = 'cuda' if GPU else 'cpu'; W, H = map(int, A.size.split('x')); torch.manual_seed(A.seed); torch.backends.cuda.matmul.allow_tf32 = True; torch.backends.cudnn.allow_tf32 = True
SIZES = [tuple(map(int, s.split('x'))) for s in A.windows.split(',')]
half = lambda: torch.autocast('cuda', torch.bfloat16) if GPU else contextlib.nullcontext()


def library():
    path = A.library
    try: lib = ctypes.CDLL(os.path.abspath(path)); lib.pack_new
    except (OSError, AttributeError):
        path = os.path.join('/tmp' if GPU else os.environ.get('TMPDIR', '/tmp'), 'libsun-%s.so' % DEV); src = os.path.join(HERE, 'generator', 'render.cu')
        subprocess.run(['nvcc', '-O3', '-use_fast_math', '-arch=sm_90', '-std=c++17', '-extended-lambda', '-shared', '-Xcompiler', '-fPIC,-pthread,-O2', '-w', '-o', path, src] if GPU else ['g++', '-O2', '-march=native', '-ffast-math', '-x', 'c++', '-std=c++17', '-shared', '-fPIC', '-pthread', '-w', '-o', path, src], check=True); lib = ctypes.CDLL(path)
    lib.pack_new.restype = ctypes.c_void_p; lib.pack_new.argtypes = [ctypes.c_int, ctypes.c_long]; lib.pack_fill.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]; lib.pack_render.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_void_p] * 3; return lib


class Houses:
    """Pairs stay in a ring and are developed anew each time."""
    def __init__(s, lib, w, h, keep, seed):
        s.lib, s.w, s.h, s.keep, s.count, s.seed, s.n = lib, w, h, max(keep, A.pack), 0, seed, A.pack; s.pack = lib.pack_new(2 * s.n, w * h); s.meta = np.zeros((2 * s.n, 3), np.int32)
        s.tmp = torch.zeros(2 * s.n, 3, h, w, device=DEV); s.tl = torch.zeros(2 * s.n, h, w, dtype=torch.uint8, device=DEV); s.rgb = torch.zeros(s.keep, 6, h, w, dtype=torch.float16, device=DEV); s.lab = torch.zeros(s.keep, h, w, dtype=torch.uint8, device=DEV)

    def more(s):
        s.seed += 1; n = s.n
        if GPU: torch.cuda.current_stream().synchronize()                          # the pack on the host is still being read otherwise
        s.lib.pack_fill(s.pack, s.seed, 10, A.threads, s.meta.ctypes.data); s.lib.pack_render(s.pack, s.w, s.h, A.samples, s.tmp.data_ptr(), s.tl.data_ptr(), None)
        at = min(s.count % s.keep, s.keep - n); t = torch.nan_to_num(s.tmp).clamp(0, 60); s.rgb[at:at + n] = torch.cat([t[:n], t[n:]], 1).half(); s.lab[at:at + n] = s.tl[:n]; s.count += n

    def batch(s, n, w, h): i = torch.randint(0, min(s.count, s.keep), (n,), device=DEV); return photos(s.rgb[i].float(), s.lab[i], *((w, h) if s.w > s.h else (h, w)))


def main():
    net = resumed(Daylight()).to(DEV).to(memory_format=torch.channels_last); ema = copy.deepcopy(net).eval(); params = list(net.parameters()); print('parameters', sum(p.numel() for p in params), flush=True)
    opt = torch.optim.AdamW([{'params': [p for p in params if p.ndim > 1], 'weight_decay': .02}, {'params': [p for p in params if p.ndim <= 1], 'weight_decay': 0}], A.lr, betas=(.9, .99), **({'fused': True} if GPU else {}))
    lib = library(); print('renderer', round(time.time() - START, 1), flush=True); test = Houses(lib, W, H, A.pack, 77_000_000); test.more(); exam = examined(test)
    land, tall = Houses(lib, W, H, A.keep, A.seed * 10_000_000), Houses(lib, H, W, A.keep // 8, A.seed * 10_000_000 + 5_000_000)
    while land.count < A.first: land.more()
    tall.more(); print('first houses', round(time.time() - START, 1), flush=True); t0 = time.time(); saved = t0; curve = []; it = 0; bad = torch.zeros((), device=DEV)
    while time.time() - START < A.seconds:
        f = (time.time() - t0) / max(1, A.seconds - (t0 - START)); lr = A.lr * min(1, (it + 1) / 100) * (.5 + .5 * math.cos(math.pi * min(1, f))) + 1e-5
        for g in opt.param_groups: g['lr'] = lr
        it % A.every or (tall if it // A.every % 9 == 4 else land).more(); size = SIZES[it // 2 % len(SIZES)]; x, t, w, _ = (tall if it % 8 == 7 else land).batch(max(1, A.batch * SIZES[0][0] * SIZES[0][1] // (size[0] * size[1])), *size)
        with half(): said = net(x.contiguous(memory_format=torch.channels_last))
        loss, off = lossOf(said.float(), t, w); opt.zero_grad(set_to_none=True); loss.backward(); grads = [p.grad for p in params]; size = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(grads))); fine = torch.isfinite(size); bad.add_((~fine).float())
        for g in grads: g.nan_to_num_(0, 0, 0)
        torch._foreach_mul_(grads, torch.where(fine, (1 / size.clamp(min=1e-6)).clamp(max=1), torch.zeros_like(size))); opt.step()
        with torch.no_grad():
            d = min(.998, (1 + it) / (15 + it)); torch._foreach_lerp_(list(ema.parameters()), params, 1 - d)
            for e, q in zip(ema.buffers(), net.buffers()): e.lerp_(q, 1 - d) if e.is_floating_point() else e.copy_(q)
        if it % 50 == 0: row = dict(step=it, seconds=round(time.time() - START, 1), loss=round(loss.item(), 4), off=round(off.item(), 4), held=score(ema, exam), houses=land.count + tall.count, skipped=int(bad.item())); curve.append(row); print(json.dumps(row), flush=True)
        if time.time() - saved > 25: saved = time.time(); keep(ema); json.dump(curve, open(os.path.join(A.out, 'curve.json'), 'w'))
        it += 1
    print('steps', it, 'houses', land.count + tall.count, flush=True); keep(ema); json.dump(curve, open(os.path.join(A.out, 'curve.json'), 'w')); sheet(ema, exam, os.path.join(A.out, 'sheet.png')); print('done', round(time.time() - START, 1), flush=True)


def resumed(net):
    """A round with one number per pixel lends all but its last layer's new rows."""
    if A.resume:
        old = {k: v.float() if v.is_floating_point() else v for k, v in torch.load(A.resume, map_location='cpu').items()}; own = net.state_dict()
        for k, v in old.items():
            if own[k].shape == v.shape: own[k].copy_(v)
            else: own[k].zero_(); own[k][:v.shape[0]].copy_(v)
    return net


def examined(test):
    """Held-out houses, each seen three times; the numbers drawn are the same in every round."""
    with torch.random.fork_rng(devices=[0] if GPU else []): torch.manual_seed(4242); parts = [photos(test.rgb.float(), test.lab, *SIZES[-1]) for _ in range(3)]; return tuple(torch.cat(p) for p in zip(*parts))


@torch.no_grad()
def score(net, exam):
    """Stops off by kind: as rendered, patterned, no sun; and hue over all."""
    x, t, w, kind = exam; d = (torch.cat([net(a) for a in x.split(16)]) - t).abs() * w; own = d[:, 0].sum((1, 2)) / w[:, 0].sum((1, 2)).clamp(min=1); return [round(float(own[kind.flatten() == k].mean()), 4) for k in (0, 1, 2)] + [round(float(d[:, 1:].sum() / w.sum() / 2), 4)]


@torch.no_grad()
def sheet(net, exam, path):
    from PIL import Image
    x, t, w, _ = (e[:32] for e in exam); s = net(x); rows = []
    for i in range(x.shape[0]):
        grey = [np.repeat((a[i, 0].cpu().numpy() * 60 + 20).clip(0, 255)[..., None], 3, 2).astype('uint8') for a in (t, s)]
        rows.append(np.concatenate([(x[i].permute(1, 2, 0).cpu().numpy() * 255).astype('uint8')[::2, ::2], *grey], 1))
    n = len(rows) // 2; Image.fromarray(np.concatenate([np.concatenate(rows[:n], 0), np.concatenate(rows[n:2 * n], 0)], 1)).save(path)


def keep(net): torch.save({k: v.half() if v.is_floating_point() else v for k, v in net.state_dict().items()}, os.path.join(A.out, 'daylight.pt'))


if __name__ == '__main__': main()
