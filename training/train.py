"""Trains the network on scenes as they are invented: python3 training/train.py SECONDS [--resume FILE] [--seed N] [--out DIR]
Stops by the clock, writes weights (fp16, under 16 MiB), the loss curve, a sheet of what it saw, and the ONNX file."""
import argparse, contextlib, copy, ctypes, json, lzma, math, os, shutil, subprocess, threading, time
import numpy as np
import torch
import torch.nn.functional as F
from develop import develop
from network import CLASSES, ROOMS, SCENES, Net

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHT = [.9, 1.1, .9, 1.2, 1.2, 1.3, 1.1, .8, .9, 1., 1.8, 1.8, 1.3, .8, .8, 1.2, 1.2, 1.]
arg = argparse.ArgumentParser(); arg.add_argument('seconds', type=float); arg.add_argument('--resume'); arg.add_argument('--seed', type=int, default=1); arg.add_argument('--out', default=os.environ.get('OUT', '.'))
arg.add_argument('--size', default='640x448'); arg.add_argument('--small', default='512x352'); arg.add_argument('--batch', type=int, default=64); arg.add_argument('--pack', type=int, default=32); arg.add_argument('--lr', type=float, default=2.5e-3); arg.add_argument('--threads', type=int, default=12); arg.add_argument('--keep', type=int, default=20000); arg.add_argument('--every', type=int, default=1); arg.add_argument('--furniture', default=''); arg.add_argument('--samples', type=int, default=3)
A = arg.parse_args(); GPU = torch.cuda.is_available(); DEV = 'cuda' if GPU else 'cpu'; START = time.time()
W, H = map(int, A.size.split('x')); SW, SH = map(int, A.small.split('x')); torch.manual_seed(A.seed); torch.backends.cuda.matmul.allow_tf32 = True; torch.backends.cudnn.allow_tf32 = True


def build():
    path = os.path.join('/tmp' if GPU else os.environ.get('TMPDIR', '/tmp'), 'librender-%s.so' % DEV); src = os.path.join(HERE, 'generator', 'render.cu')
    return path, subprocess.Popen(['nvcc', '-O3', '-use_fast_math', '-arch=sm_90', '-std=c++17', '-extended-lambda', '-shared', '-Xcompiler', '-fPIC,-pthread,-O2', '-w', '-o', path, src] if GPU else ['g++', '-O2', '-march=native', '-ffast-math', '-x', 'c++', '-std=c++17', '-shared', '-fPIC', '-pthread', '-w', '-o', path, src])


def library(path, job):
    if job.wait(): raise SystemExit('the renderer does not build')
    lib = ctypes.CDLL(path); lib.pack_new.restype = ctypes.c_void_p; lib.pack_new.argtypes = [ctypes.c_int, ctypes.c_long]; lib.pack_fill.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]; lib.pack_render.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_void_p] * 3; lib.furniture_load.argtypes = [ctypes.c_char_p]
    if A.furniture:
        if A.furniture.endswith('.xz'):
            with lzma.open(A.furniture) as f, open('/tmp/furniture.bin', 'wb') as g: shutil.copyfileobj(f, g)
        print('pieces of the staging library:', lib.furniture_load((b'/tmp/furniture.bin' if A.furniture.endswith('.xz') else A.furniture.encode())), flush=True)
    return lib


class Source:
    """Scenes are invented on host threads one pack ahead while the GPU renders and trains; rendered ones stay in a ring and are developed anew each time."""
    def __init__(s, lib, w, h, keep, seed):
        s.lib, s.w, s.h, s.keep, s.count, s.seed = lib, w, h, keep, 0, seed; n = A.pack
        s.packs = [(lib.pack_new(n, w * h), np.zeros((n, 3), np.int32)) for _ in range(2)]; s.read = [None, None]; s.turn = 0; s.job = None
        s.rgb = torch.zeros(keep, 3, h, w, dtype=torch.float16, device=DEV); s.lab = torch.zeros(keep, h, w, dtype=torch.uint8, device=DEV); s.meta = torch.zeros(keep, 3, dtype=torch.long, device=DEV)
        s.tmp = torch.zeros(n, 3, h, w, device=DEV); s.tl = torch.zeros(n, h, w, dtype=torch.uint8, device=DEV); s.begin()

    def begin(s):
        p, m = s.packs[s.turn]; s.seed += 1
        if s.read[s.turn] is not None: s.read[s.turn].synchronize()               # the GPU may still be reading this pack
        s.job = threading.Thread(target=s.lib.pack_fill, args=(p, s.seed, -1, A.threads, m.ctypes.data)); s.job.start()

    def more(s):
        s.job.join(); turn = s.turn; p, m = s.packs[turn]; s.turn ^= 1; n = A.pack; facts = torch.tensor(m, dtype=torch.long); s.begin()
        s.lib.pack_render(p, s.w, s.h, A.samples if GPU else 1, s.tmp.data_ptr(), s.tl.data_ptr(), None); at = s.count % s.keep; at = min(at, s.keep - n)
        if GPU: s.read[turn] = torch.cuda.Event(); s.read[turn].record()
        s.rgb[at:at + n] = s.tmp.clamp(0, 60).half(); s.tl[s.tl == 18] = 8; s.lab[at:at + n] = s.tl;                # lamps on walls are a class for train-houses.py alone s.meta[at:at + n] = seen(facts.to(DEV), s.tl); s.count += n

    def batch(s, n):
        i = torch.randint(0, min(s.count, s.keep), (n,), device=DEV); return torch.nan_to_num(s.rgb[i].float()), s.lab[i], s.meta[i]

    def small(s, n):
        x, y, meta = s.batch(n); size = (SH, SW) if s.w > s.h else (SW, SH)
        return F.interpolate(x, size=size, mode='area'), F.interpolate(y[:, None].float(), size=size, mode='nearest')[:, 0].round().to(torch.uint8), meta


def seen(meta, lab):
    """What the picture cannot show is not asked: a kitchen or bathroom whose units are behind the camera, furniture out of view."""
    fixed, loose = (lab == 5).float().mean((1, 2)), (lab == 6).float().mean((1, 2)); kind, room, full = meta.unbind(1)
    room = torch.where((kind == 0) & ((room == 2) | (room == 3)) & (fixed < .06), torch.full_like(room, 7), room)
    return torch.stack([kind, room, torch.where(loose < .03, torch.zeros_like(full), full)], 1)


def lossOf(lo, facts, y, meta, weight):
    lo = lo.float(); ok = (y < 255)[:, None]                                     # at half size: y is every second pixel
    ce = F.cross_entropy(lo, y, weight=weight, ignore_index=255, label_smoothing=.03)
    p = torch.softmax(lo, 1) * ok; hot = ((y[:, None] == torch.arange(18, device=y.device)[None, :, None, None]) & ok).float(); inter, union, size = (p * hot).sum((0, 2, 3)), (p + hot).sum((0, 2, 3)), hot.sum((0, 2, 3)); there = (size > 50).float()
    dice = ((1 - (2 * inter + 100) / (union + 100)) * there).sum() / there.sum().clamp(min=1)
    facts = facts.float(); k = meta[:, 0]; sc = F.cross_entropy(facts[:, :4], k, label_smoothing=.02); inside = k == 0
    w = torch.where((meta[:, 2] > 0) | (meta[:, 1] == 2) | (meta[:, 1] == 3), 1., .4) * inside * (meta[:, 1] < 7); rm = (F.cross_entropy(facts[:, 4:11], meta[:, 1].clamp(max=6), reduction='none', label_smoothing=.05) * w).sum() / w.sum().clamp(min=1)
    fu = (F.binary_cross_entropy_with_logits(facts[:, 11], meta[:, 2].float(), reduction='none') * inside).sum() / inside.sum().clamp(min=1)
    return ce + .5 * dice + .15 * sc + .45 * rm + .08 * fu, ce, (facts[:, :4].argmax(1) == k).float().mean(), ((facts[:, 4:11].argmax(1) == meta[:, 1]).float() * inside).sum() / inside.sum().clamp(min=1)


def main():
    job = build(); net = Net().to(DEV)
    if A.resume: net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(A.resume, map_location=DEV).items()})
    net = net.to(memory_format=torch.channels_last); ema = copy.deepcopy(net).eval(); params = list(net.parameters()); print('parameters', sum(p.numel() for p in params), flush=True)
    decay = [p for p in params if p.ndim > 1]; rest = [p for p in params if p.ndim <= 1]
    opt = torch.optim.AdamW([{'params': decay, 'weight_decay': .03}, {'params': rest, 'weight_decay': 0}], A.lr, betas=(.9, .99), **({'fused': True} if GPU else {}))
    weight = torch.tensor(WEIGHT, device=DEV); curve = []; it = 0; bad = torch.zeros((), device=DEV); saved = time.time(); kind = torch.float16; scale = 1024.                 # 1.0 s for ten steps against 1.2 s in bf16

    def step(x, y, meta):
        with (torch.autocast('cuda', kind) if GPU else contextlib.nullcontext()): lo, facts = net(x, meta[:, 0] == 0)
        loss, *rest = lossOf(lo, facts, y, meta, weight); opt.zero_grad(set_to_none=True); (loss * scale).backward(); grads = [p.grad for p in params]
        torch._foreach_mul_(grads, 1 / scale); size = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(grads))); fine = torch.isfinite(size); bad.add_((~fine).float())
        for g in grads: g.nan_to_num_(0, 0, 0)                                     # one bad batch must not poison a round, and asking the GPU for it would cost its pace
        torch._foreach_mul_(grads, torch.where(fine, (1 / size.clamp(min=1e-6)).clamp(max=1), torch.zeros_like(size))); opt.step(); return loss, lo, *rest
    lib = library(*job); print('renderer built', round(time.time() - START, 1), 's', flush=True)
    land = Source(lib, W, H, A.keep, A.seed * 10_000_000); tall = Source(lib, H, W, max(A.pack, A.keep // 10), A.seed * 10_000_000 + 5_000_000)
    for _ in range(max(1, (1024 if GPU else A.batch) // A.pack)): land.more()
    for _ in range(4 if GPU else 1): tall.more()
    print('first scenes', round(time.time() - START, 1), 's', flush=True); t0 = time.time()
    while time.time() - START < A.seconds:
        f = (time.time() - t0) / max(1, A.seconds - (t0 - START)); lr = A.lr * min(1, (it + 1) / 200) * (.5 + .5 * math.cos(math.pi * min(1, f))) + 1e-5
        for g in opt.param_groups: g['lr'] = lr
        if it % A.every == 0: (tall if it // A.every % 9 == 4 else land).more()
        src = tall if it % 16 in (7, 14) else land; x, y, meta = src.small(A.batch) if it % 2 else src.batch(int(A.batch * SW * SH / (W * H)))   # every second step at the size at which photos are read
        with torch.no_grad(): x, y = develop(x, y, meta[:, 0])
        oy, ox = it & 1, (it >> 1) & 1; y = y[:, oy::2, ox::2].contiguous(); loss, lo, ce, sc, rm = step(x.contiguous(memory_format=torch.channels_last), y, meta)
        with torch.no_grad():
            d = min(.999, (1 + it) / (20 + it)); torch._foreach_lerp_(list(ema.parameters()), params, 1 - d)
            for e, m in zip(ema.buffers(), net.buffers()): e.lerp_(m, 1 - d) if e.is_floating_point() else e.copy_(m)
        if time.time() - saved > 100: saved = time.time(); keep(ema)
        if it == 0: sheet(x[:, :, ::2, ::2], y, os.path.join(A.out, 'seen.png'))
        if it % 50 == 0:
            top = lo.float().argmax(1); ok = y < 255; row = dict(step=it, seconds=round(time.time() - START, 1), loss=round(loss.item(), 4), cross=round(ce.item(), 4), right=round(((top == y) & ok).sum().item() / max(1, ok.sum().item()), 4), scene=round(sc.item(), 3), room=round(rm.item(), 3), scenes=land.count + tall.count, skipped=int(bad.item())); curve.append(row); print(json.dumps(row), flush=True)
        it += 1
    print('steps', it, 'scenes', land.count + tall.count, flush=True)
    if not GPU: ema.load_state_dict(net.state_dict())
    keep(ema); json.dump(curve, open(os.path.join(A.out, 'curve.json'), 'w'))
    from export import export; export(ema.float().cpu(), os.path.join(A.out, 'vision.onnx')); print('exported', round(time.time() - START, 1), 's', flush=True)


def keep(net):
    torch.save({k: v.half() if v.is_floating_point() else v for k, v in net.state_dict().items()}, os.path.join(A.out, 'vision.pt'))


def sheet(x, y, path):
    from PIL import Image
    from preview import PALETTE
    rows = []
    for i in range(0, min(24, x.shape[0]), 6):
        pics = [(p.permute(1, 2, 0).float().cpu().numpy() * 255).astype('uint8') for p in x[i:i + 6]]; labs = [PALETTE[np.minimum(q.cpu().numpy(), 17)] for q in y[i:i + 6]]
        rows += [np.concatenate(pics, 1), np.concatenate([(p * .4 + q * .6).astype('uint8') for p, q in zip(pics, labs)], 1)]
    wide = max(r.shape[1] for r in rows); Image.fromarray(np.concatenate([np.pad(r, ((0, 0), (0, wide - r.shape[1]), (0, 0))) for r in rows], 0)).save(path)


if __name__ == '__main__': main()
