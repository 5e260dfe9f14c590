"""Trains the network on scenes as they are invented: python3 training/train.py SECONDS [--resume FILE] [--seed N] [--out DIR]
Stops by the clock, writes weights (fp16, under 16 MiB), the loss curve, a sheet of what it saw, and the ONNX file."""
import argparse, contextlib, copy, ctypes, json, math, os, subprocess, threading, time
import numpy as np
import torch
import torch.nn.functional as F
from develop import develop
from network import CLASSES, ROOMS, SCENES, Net

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHT = [.8, 1., .9, 1.2, 1.3, 1.2, 1.25, .8, .9, 1., 1.8, 1.8, 1.3, .8, .8, 1.2, 1.2, 1.]
arg = argparse.ArgumentParser(); arg.add_argument('seconds', type=float); arg.add_argument('--resume'); arg.add_argument('--seed', type=int, default=1); arg.add_argument('--out', default=os.environ.get('OUT', '.'))
arg.add_argument('--size', default='512x352'); arg.add_argument('--batch', type=int, default=64); arg.add_argument('--pack', type=int, default=32); arg.add_argument('--lr', type=float, default=2.5e-3); arg.add_argument('--threads', type=int, default=12); arg.add_argument('--keep', type=int, default=20000); arg.add_argument('--share', type=float, default=.15); arg.add_argument('--samples', type=int, default=4); arg.add_argument('--compile', type=int, default=0)
A = arg.parse_args(); GPU = torch.cuda.is_available(); DEV = 'cuda' if GPU else 'cpu'; START = time.time()
W, H = map(int, A.size.split('x')); torch.manual_seed(A.seed); torch.backends.cudnn.benchmark = True; torch.backends.cuda.matmul.allow_tf32 = True; torch.backends.cudnn.allow_tf32 = True


def library():
    path = os.path.join('/tmp' if GPU else os.environ.get('TMPDIR', '/tmp'), 'librender-%s.so' % DEV); src = os.path.join(HERE, 'generator', 'render.cu')
    subprocess.run(['nvcc', '-O3', '-use_fast_math', '-arch=sm_90', '-std=c++17', '-shared', '-Xcompiler', '-fPIC,-pthread,-O2', '-w', '-o', path, src] if GPU else ['g++', '-O2', '-march=native', '-ffast-math', '-x', 'c++', '-std=c++17', '-shared', '-fPIC', '-pthread', '-w', '-o', path, src], check=True)
    lib = ctypes.CDLL(path); lib.pack_new.restype = ctypes.c_void_p; lib.pack_new.argtypes = [ctypes.c_int, ctypes.c_long]; lib.pack_fill.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]; lib.pack_render.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_void_p] * 3
    return lib


class Source:
    """Scenes are invented on host threads one pack ahead while the GPU renders and trains; rendered ones stay in a ring and are developed anew each time."""
    def __init__(s, lib, w, h, keep, seed):
        s.lib, s.w, s.h, s.keep, s.count, s.seed = lib, w, h, keep, 0, seed; n = A.pack
        s.packs = [(lib.pack_new(n, w * h), np.zeros((n, 3), np.int32)) for _ in range(2)]; s.turn = 0; s.job = None
        s.rgb = torch.zeros(keep, 3, h, w, dtype=torch.float16, device=DEV); s.lab = torch.zeros(keep, h, w, dtype=torch.uint8, device=DEV); s.meta = torch.zeros(keep, 3, dtype=torch.long, device=DEV)
        s.tmp = torch.zeros(n, 3, h, w, device=DEV); s.tl = torch.zeros(n, h, w, dtype=torch.uint8, device=DEV); s.begin()

    def begin(s):
        p, m = s.packs[s.turn]; s.seed += 1; s.job = threading.Thread(target=s.lib.pack_fill, args=(p, s.seed, -1, A.threads, m.ctypes.data)); s.job.start()

    def more(s):
        s.job.join(); p, m = s.packs[s.turn]; s.turn ^= 1; n = A.pack; s.begin()
        s.lib.pack_render(p, s.w, s.h, A.samples if GPU else 1, s.tmp.data_ptr(), s.tl.data_ptr(), None); at = s.count % s.keep; at = min(at, s.keep - n)
        s.rgb[at:at + n] = s.tmp.clamp(0, 60).half(); s.lab[at:at + n] = s.tl; s.meta[at:at + n] = torch.tensor(m, dtype=torch.long).to(DEV); s.count += n
        if GPU: torch.cuda.synchronize()

    def batch(s, n):
        i = torch.randint(0, min(s.count, s.keep), (n,), device=DEV); return torch.nan_to_num(s.rgb[i].float()), s.lab[i], s.meta[i]


def lossOf(lo, facts, y, meta, weight):
    lo = lo.float(); ok = (y < 255)[:, None]                                     # at half size: y is every second pixel
    ce = F.cross_entropy(lo, y, weight=weight, ignore_index=255, label_smoothing=.03)
    p = torch.softmax(lo, 1) * ok; hot = ((y[:, None] == torch.arange(18, device=y.device)[None, :, None, None]) & ok).float(); inter, union, size = (p * hot).sum((0, 2, 3)), (p + hot).sum((0, 2, 3)), hot.sum((0, 2, 3)); there = (size > 50).float()
    dice = ((1 - (2 * inter + 100) / (union + 100)) * there).sum() / there.sum().clamp(min=1)
    facts = facts.float(); k = meta[:, 0]; sc = F.cross_entropy(facts[:, :4], k, label_smoothing=.02); inside = k == 0
    w = torch.where(meta[:, 2] > 0, 1., .3) * inside; rm = (F.cross_entropy(facts[:, 4:11], meta[:, 1].clamp(max=6), reduction='none', label_smoothing=.05) * w).sum() / w.sum().clamp(min=1)
    fu = (F.binary_cross_entropy_with_logits(facts[:, 11], meta[:, 2].float(), reduction='none') * inside).sum() / inside.sum().clamp(min=1)
    return ce + .5 * dice + .15 * sc + .3 * rm + .08 * fu, ce, (facts[:, :4].argmax(1) == k).float().mean(), ((facts[:, 4:11].argmax(1) == meta[:, 1]).float() * inside).sum() / inside.sum().clamp(min=1)


def main():
    lib = library(); print('renderer built', round(time.time() - START, 1), 's', flush=True); net = Net().to(DEV)
    if A.resume: net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(A.resume, map_location=DEV).items()})
    net = net.to(memory_format=torch.channels_last); ema = copy.deepcopy(net).eval(); print('parameters', sum(p.numel() for p in net.parameters()), flush=True)
    decay = [p for p in net.parameters() if p.ndim > 1]; rest = [p for p in net.parameters() if p.ndim <= 1]
    opt = torch.optim.AdamW([{'params': decay, 'weight_decay': .03}, {'params': rest, 'weight_decay': 0}], A.lr, betas=(.9, .99), **({'fused': True} if GPU else {}))
    land = Source(lib, W, H, A.keep, A.seed * 10_000_000); tall = Source(lib, H, W, max(A.pack, A.keep // 10), A.seed * 10_000_000 + 5_000_000); weight = torch.tensor(WEIGHT, device=DEV); curve = []; it = bad = 0; wide = True; saved = time.time(); spent = [0., 0., 0.]
    def step(x, y, meta):
        with (torch.autocast('cuda', torch.bfloat16) if GPU and wide else contextlib.nullcontext()): lo, facts = net(x)
        return *lossOf(lo, facts, y, meta, weight), lo
    fast = torch.compile(step, dynamic=False) if GPU and A.compile else step
    for _ in range(max(1, (512 if GPU else A.batch) // A.pack)): land.more()
    tall.more(); print('first scenes', round(time.time() - START, 1), 's', flush=True); t0 = time.time()
    while time.time() - START < A.seconds:
        f = (time.time() - t0) / max(1, A.seconds - (t0 - START)); lr = A.lr * min(1, (it + 1) / 200) * (.5 + .5 * math.cos(math.pi * min(1, f))) + 1e-5
        for g in opt.param_groups: g['lr'] = lr
        a = time.time()
        if spent[0] <= A.share * (spent[0] + spent[1]): (tall if it % 9 == 4 else land).more()
        b = time.time(); src = tall if it % 8 == 7 else land; x, y, meta = src.batch(A.batch)
        with torch.no_grad(): x, y = develop(x, y, meta[:, 0])
        if GPU: torch.cuda.synchronize()
        c = time.time(); oy, ox = it & 1, (it >> 1) & 1; y = y[:, oy::2, ox::2].contiguous()
        loss, ce, sc, rm, lo = (fast if src is land else step)(x.contiguous(memory_format=torch.channels_last), y, meta); opt.zero_grad(set_to_none=True); loss.backward(); size = torch.nn.utils.clip_grad_norm_(net.parameters(), 1.)
        if not torch.isfinite(size):                                               # one bad batch must not poison a round
            bad += 1; print('step', it, 'skipped: picture', torch.isfinite(x).all().item(), 'answer', torch.isfinite(lo).all().item(), 'loss', loss.item(), [n for n, p in net.named_parameters() if p.grad is not None and not torch.isfinite(p.grad).all()][-3:], flush=True); opt.zero_grad(set_to_none=True); it += 1
            if bad == 5: torch.backends.cudnn.benchmark = False; print('other kernels from here on', flush=True)
            if bad == 15: fast = step; wide = False; print('full precision from here on', flush=True)
            continue
        opt.step()
        with torch.no_grad():
            d = min(.9985, (1 + it) / (20 + it)); torch._foreach_lerp_(list(ema.parameters()), list(net.parameters()), 1 - d) if GPU else None
            for e, m in zip(ema.buffers(), net.buffers()): e.lerp_(m, 1 - d) if e.is_floating_point() else e.copy_(m)
        if GPU: torch.cuda.synchronize()
        spent[0] += b - a; spent[1] += time.time() - b; spent[2] += c - b
        if time.time() - saved > 100: saved = time.time(); keep(ema)
        if it == 0: sheet(x[:, :, ::2, ::2], y, os.path.join(A.out, 'seen.png'))
        if it % 50 == 0:
            top = lo.float().argmax(1); yy = y; ok = yy < 255; row = dict(step=it, seconds=round(time.time() - START, 1), loss=round(loss.item(), 4), cross=round(ce.item(), 4), right=round(((top == yy) & ok).sum().item() / max(1, ok.sum().item()), 4), scene=round(sc.item(), 3), room=round(rm.item(), 3), scenes=land.count + tall.count); curve.append(row); print(json.dumps(row), flush=True)
        it += 1
    print('steps', it, 'scenes', land.count + tall.count, 'render s', round(spent[0]), 'train s', round(spent[1]), 'of it develop s', round(spent[2]), flush=True)
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
