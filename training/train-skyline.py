"""Trains the sky-matte network on invented skylines: python3 training/train-skyline.py SECONDS [--resume skyline.pt]
Stops by the clock; writes skyline.pt (fp16), skyline.onnx, the loss curve and a sheet of held-out tiles."""
import argparse, copy, ctypes, json, math, os, subprocess, sys, threading, time
START = time.time(); HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import numpy as np
import torch
import torch.nn.functional as F
from skyline import Skyline, evening, export, lossOf, photos

arg = argparse.ArgumentParser(); arg.add_argument('seconds', type=float); arg.add_argument('--seed', type=int, default=1); arg.add_argument('--out', default=os.environ.get('OUT', '.')); arg.add_argument('--resume', default=''); arg.add_argument('--batch', type=int, default=64); arg.add_argument('--lr', type=float, default=3e-3); arg.add_argument('--threads', type=int, default=15); arg.add_argument('--keep', type=int, default=40000); arg.add_argument('--first', type=int, default=1500)
A = arg.parse_args(); DEV = 'cuda' if torch.cuda.is_available() else 'cpu'; torch.manual_seed(A.seed); torch.backends.cudnn.benchmark = True; torch.backends.cuda.matmul.allow_tf32 = True; torch.backends.cudnn.allow_tf32 = True


def library():
    path = '/tmp/libskyline.so'; subprocess.run(['g++', '-O3', '-march=native', '-std=c++17', '-shared', '-fPIC', '-pthread', '-w', '-o', path, os.path.join(HERE, 'generator', 'skyline.cpp')], check=True); return ctypes.CDLL(path)


LIB = library(); SIDE = LIB.skyline_side()


def tiles(seed, n): out = np.empty((n, SIDE, SIDE, 5), np.uint8); LIB.skyline_fill(ctypes.c_uint64(seed), n, out.ctypes.data_as(ctypes.c_void_p), A.threads); return torch.from_numpy(out)


class Ring:
    """Tiles stay on the GPU and are developed anew each time, while new ones are drawn beside."""
    def __init__(s): s.all = torch.empty(A.keep, SIDE, SIDE, 5, dtype=torch.uint8, device=DEV); s.count = 0; s.seed = A.seed * 1000003; s.stop = False; s.add(A.first); s.hand = threading.Thread(target=s.work, daemon=True); s.hand.start()
    def add(s, n):
        t = tiles(s.seed, n); s.seed += n; at = (s.count + torch.arange(n)) % A.keep; s.all[at.to(DEV)] = t.to(DEV); s.count += n
    def work(s):
        while not s.stop: s.add(240)
    def draw(s, n): return s.all[torch.randint(0, min(s.count, A.keep), (n,), device=DEV)]


ring = Ring(); print('first tiles', round(time.time() - START, 1), flush=True)
net = Skyline().to(DEV).to(memory_format=torch.channels_last); print(sum(p.numel() for p in net.parameters()), 'weights', flush=True)
if A.resume: net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(A.resume, map_location=DEV).items()})
mean = copy.deepcopy(net); opt = torch.optim.AdamW(net.parameters(), A.lr, betas=(.9, .99), weight_decay=1e-3, fused=DEV == 'cuda'); curve = []; step = 0; sums = torch.zeros(3, device=DEV); END = START + A.seconds - 14
while time.time() < END:
    f = (time.time() - START) / A.seconds; lr = A.lr * min(1, (step + 1) / 300) * (.02 + .98 * (.5 + .5 * math.cos(math.pi * min(1, f * A.seconds / (A.seconds - 14)))))
    for g in opt.param_groups: g['lr'] = lr
    x, a, true, mixed = photos(ring.draw(A.batch))
    with torch.autocast(DEV, torch.bfloat16): said, front = net(x.to(memory_format=torch.channels_last))
    loss, share, over = lossOf(said, front, a, true, mixed); opt.zero_grad(set_to_none=True); loss.backward(); norm = torch.nn.utils.clip_grad_norm_(net.parameters(), 1.); good = torch.isfinite(norm)
    for p in net.parameters(): p.grad = torch.where(good, p.grad, torch.zeros_like(p.grad))
    opt.step(); sums += torch.stack([loss.detach(), share.detach(), over.detach()]); keep = min(.999, 1 - 1 / (step + 10))
    with torch.no_grad(): torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - keep); [b.copy_(c) for b, c in zip(mean.buffers(), net.buffers())]
    step += 1
    if step % 200 == 0: curve.append([step] + [round(v / 200, 5) for v in sums.tolist()]); sums.zero_(); print(curve[-1], ring.count, 'tiles', round(time.time() - START), 's', flush=True)

ring.stop = True; ring.hand.join(); mean.eval(); torch.manual_seed(5)
with torch.no_grad():
    held = tiles(7, 128).to(DEV); x, a, true, mixed = photos(held); said, front = mean(x.to(memory_format=torch.channels_last)); new = evening(a); off = ((said - a).abs() * mixed).sum() / mixed.sum(); over = (((front * (1 - said) + new * said) - (true * (1 - a) + new * a)).abs() * mixed).mean(1, keepdim=True).sum() / mixed.sum()
    print('held out: share off by', round(float(off), 4), 'picture off by', round(float(over), 4), 'steps', step, 'tiles', ring.count, flush=True)
    rows = torch.cat([x[:, :3], x[:, 3:].mean(1, keepdim=True).expand(-1, 3, -1, -1), a.expand(-1, 3, -1, -1), said.expand(-1, 3, -1, -1), front * (1 - said) + new * said], 3)[:14].clamp(0, 1); g = (torch.cat([torch.cat(list(rows[:7]), 1), torch.cat(list(rows[7:]), 1)], 2) * 255).byte().permute(1, 2, 0).cpu().numpy()
os.makedirs(A.out, exist_ok=True); open(os.path.join(A.out, 'sheet.ppm'), 'wb').write(b'P6 %d %d 255\n' % (g.shape[1], g.shape[0]) + g.tobytes())
net = mean.float().cpu().to(memory_format=torch.contiguous_format); torch.save({k: v.half() if v.is_floating_point() else v for k, v in net.state_dict().items()}, os.path.join(A.out, 'skyline.pt')); json.dump(curve, open(os.path.join(A.out, 'curve.json'), 'w')); export(net, os.path.join(A.out, 'skyline.onnx')); print('done', round(time.time() - START), 's', flush=True)
